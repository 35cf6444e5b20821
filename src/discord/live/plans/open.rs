//! Opens the table of a planned evening: for whom, and in which channel or thread.

use poise::serenity_prelude as serenity;

use super::{PlanRunner, Starting};
use crate::discord::live;
use crate::discord::live::due::{LATER, RetryLater, SOON};
use crate::discord::live::table_display::FirstMessage;
use crate::screen::guild_settings::YesNo;
use crate::screen::render::thread;
use crate::table::plan::{Answer, EndReason, Guest, Phase, Plan};
use crate::table::{InteractionId, Person, Place, Refusal, Spot};

impl PlanRunner<'_> {
    pub(super) async fn open(&self) -> Result<(), RetryLater> {
        let (plan, tables) = (self.plan, &self.bot.tables);
        let Phase::Opening { thread } = plan.phase else { return Ok(()) };
        if self.is_gone().await {
            return Ok(self.held.finish(false).await?);
        }
        let mut people = self.people().await?;
        if people.is_empty() {
            return self.note(|plan| plan.end(EndReason::Nobody)).await;
        }
        let starting: Starting = plan.start.read();
        let (settings, computers) = starting.resolve(plan.kind, self.settings);
        let options = starting.options;
        let own = options.own_thread(&self.settings.start_of(plan.kind));
        let needs = own == YesNo::Yes || self.bot.has_table(plan.place.channel);
        let channel = match (thread, starting.threads) {
            (Some(thread), _) => thread,
            (None, Some(kind)) if needs => return self.begin_thread(kind, &people[0].0).await,
            (None, _) => plan.place.channel,
        };
        let most = *settings.options.seats().end();
        people.truncate(most);
        let computers = computers.min(most - people.len());
        let asked = self.bot.discord.channel(channel).await;
        let above = self
            .answered(asked, "it isn't known in which channel a thread is")?
            .and_then(|channel| channel.public_parent());
        let spot = Spot { place: Place { channel, ..plan.place }, above };
        // Asking Discord for the people and the thread may have taken long.
        let now = tables.plans().now().await.map_err(|_| SOON)?;
        if plan.is_too_late(now) {
            return Ok(());
        }
        let held = self.held;
        match tables.start_planned(held, plan, spot, people, settings, computers).await {
            Ok(handle) => {
                live::show(self.bot, handle, FirstMessage::Elsewhere);
                Ok(())
            }
            Err(Refusal::NotSaved | Refusal::Busy) => Err(SOON),
            // Somebody has just opened a table there: this one needs a thread, or has to wait.
            Err(Refusal::TableExists) if thread.is_none() => {
                self.note(|plan| plan.phase = Phase::Reminded).await?;
                Err(SOON)
            }
            Err(refusal) => {
                tracing::info!(%channel, ?refusal, "the table of a plan could not be opened");
                self.note(|plan| plan.end(EndReason::NoTable)).await
            }
        }
    }

    /// Begins the table's thread, unless an earlier process did, and notes it. It counts like the
    /// threads that people ask for; if there were too many lately, it has to wait.
    async fn begin_thread(
        &self,
        kind: serenity::ChannelType,
        host: &Person,
    ) -> Result<(), RetryLater> {
        let (plan, threads) = (self.plan, &self.bot.threads);
        threads.count(plan.place.channel).map_err(|_| {
            tracing::info!(channel = %plan.place.channel, "a planned table has to wait for its thread");
            RetryLater { first: LATER, most: LATER }
        })?;
        let name = thread::name(self.settings.catalog_of(plan.kind), &host.name);
        let _beginning = threads.beginning(plan.place.channel);
        // The thread is newer than the invitation.
        let after = InteractionId(plan.invitation.unwrap_or(self.id.0));
        let begun = threads.begin_once(plan.place, kind, &name, after).await;
        let begun = self.answered(begun, "a thread for a planned table could not be begun")?;
        let note = |plan: &mut Plan| match &mut plan.phase {
            Phase::Opening { thread } if begun.is_some() => *thread = begun,
            _ => plan.end(EndReason::NoTable),
        };
        self.note(note).await
    }

    /// The people who are in and still in the server, the organiser first.
    async fn people(&self) -> Result<Vec<(Person, InteractionId)>, RetryLater> {
        let mut people = Vec::new();
        for Guest { person, with, .. } in self.plan.guests_with(Answer::In) {
            if self.is_there(person).await? {
                people.push((person.clone(), *with));
            }
        }
        let organiser = self.plan.organiser.as_ref().map(|organiser| organiser.id);
        people.sort_by_key(|(person, _)| Some(person.id) != organiser);
        Ok(people)
    }

    /// Whether somebody is still in the server; also if that can't be known, because a seat of
    /// somebody who doesn't come is given away.
    pub(super) async fn is_there(&self, person: &Person) -> Result<bool, RetryLater> {
        let member = self.bot.discord.is_member(self.plan.place.guild, person.id);
        let known = self.answered(member.await, "it isn't known who is in the server")?;
        Ok(known.unwrap_or(true))
    }
}
