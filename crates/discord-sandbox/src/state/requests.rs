//! The log of the bot's requests.

use std::collections::VecDeque;

/// A request of the bot, and its outcome.
#[derive(Clone, Debug)]
pub struct Request {
    /// `GET`, `POST` and so on.
    pub method: String,
    /// The path after `/api/v10`.
    pub path: String,
    pub status: u16,
    /// The body, if it was text, and the error, if there was one.
    pub summary: String,
}

#[derive(Debug)]
pub(crate) struct Requests {
    log: VecDeque<Request>,
    invalid: u64,
    /// How many are kept before the oldest are dropped.
    kept: usize,
}

impl Requests {
    pub(crate) const fn new(kept: usize) -> Self {
        Self { log: VecDeque::new(), invalid: 0, kept }
    }

    pub(crate) fn note(&mut self, request: Request) {
        if matches!(request.status, 401 | 403 | 429) {
            self.invalid += 1;
        }
        self.log.push_back(request);
        while self.log.len() > self.kept {
            self.log.pop_front();
        }
    }

    pub(crate) fn iter(&self) -> std::collections::vec_deque::Iter<'_, Request> {
        self.log.iter()
    }

    /// How many were answered with 401, 403 or 429, including those no longer kept.
    pub(crate) fn invalid(&self) -> u64 {
        self.invalid
    }
}
