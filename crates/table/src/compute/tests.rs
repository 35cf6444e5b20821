use std::sync::atomic::AtomicUsize;
use std::sync::mpsc;
use std::task::{Context, Waker};

use super::*;

/// Longer than any test lasts.
const LONG: Duration = Duration::from_secs(3600);

/// A job that keeps a thread busy, without asking whether to go on, until it is released.
pub(crate) struct Held {
    release: mpsc::Sender<()>,
    job: tokio::task::JoinHandle<Option<()>>,
}

impl Held {
    pub(crate) async fn new(compute: &Compute) -> Held {
        let (release, released) = mpsc::channel();
        let (begin, begun) = oneshot::channel();
        let compute = compute.clone();
        let job = tokio::spawn(async move {
            let hold = move |_: &TimeSlice<'_>| {
                begin.send(()).unwrap();
                released.recv().unwrap();
            };
            compute.run(Urgency::Search, None, LONG, hold).await
        });
        begun.await.unwrap();
        Held { release, job }
    }

    pub(crate) async fn release(self) {
        self.release.send(()).unwrap();
        self.job.await.unwrap().unwrap();
    }
}

/// Queues a job behind all the others.
fn queued<'a, T: Send + 'static>(
    compute: &'a Compute,
    urgency: Urgency,
    work: impl FnOnce(&TimeSlice<'_>) -> T + Send + 'static,
) -> impl Future<Output = Option<T>> + 'a {
    let mut job = Box::pin(compute.run(urgency, None, LONG, work));
    let polled = job.as_mut().poll(&mut Context::from_waker(Waker::noop()));
    assert!(polled.is_pending());
    job
}

#[tokio::test]
async fn a_running_search_makes_way_for_an_answer() {
    let compute = Compute::new(1);
    let answered = Arc::new(AtomicBool::new(false));
    let (begin, begun) = oneshot::channel();
    let search = {
        let (compute, answered) = (compute.clone(), answered.clone());
        let work = move |slice: &TimeSlice<'_>| {
            begin.send(()).unwrap();
            while slice.go_on() && !answered.load(Ordering::Relaxed) {}
            answered.load(Ordering::Relaxed)
        };
        tokio::spawn(async move { compute.run(Urgency::Search, None, LONG, work).await })
    };
    begun.await.unwrap();
    let hint = compute.run(Urgency::Answer, None, LONG, move |_| {
        answered.store(true, Ordering::Relaxed);
    });
    assert_eq!(hint.await, Some(()));
    assert_eq!(search.await.unwrap(), Some(true));
}

#[tokio::test(start_paused = true)]
async fn a_job_that_waited_longer_gets_less_effort() {
    let compute = Compute::new(1);
    let patience = Urgency::Search.patience();
    for (waits, effort) in [
        (Duration::ZERO, 1.0),
        (patience / 4, 0.75),
        (patience / 2, 0.5),
        (patience, LEAST_EFFORT),
        (100 * patience, LEAST_EFFORT),
    ] {
        let held = Held::new(&compute).await;
        let job = queued(&compute, Urgency::Search, |slice| slice.effort());
        tokio::time::advance(waits).await;
        held.release().await;
        assert_eq!(job.await, Some(effort), "after {waits:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_late_search_makes_no_way() {
    let compute = Compute::new(1);
    let held = Held::new(&compute).await;
    let order = Arc::new(Mutex::new(Vec::new()));
    let note = |what| {
        let order = order.clone();
        move || order.lock().push(what)
    };
    let (begins, ends) = (note("search begins"), note("search ends"));
    let search = queued(&compute, Urgency::Search, move |slice| {
        begins();
        let go_on = slice.go_on();
        ends();
        go_on
    });
    tokio::time::advance(Urgency::Search.patience()).await;
    let answer = note("answer");
    let hint = queued(&compute, Urgency::Answer, move |_| answer());
    held.release().await;
    assert_eq!(search.await, Some(true));
    assert_eq!(hint.await, Some(()));
    let order = order.lock();
    assert_eq!(*order, ["search begins", "search ends", "answer"]);
}

/// Runs a job inside another one, which asked whether to go on.
#[tokio::test(start_paused = true)]
async fn a_more_urgent_job_neither_uses_up_nor_breaks_the_job_it_interrupts() {
    let compute = Compute::new(1);
    let (begin, begun) = oneshot::channel();
    let (proceed, proceeds) = mpsc::channel();
    let outer = queued(&compute, Urgency::Background, move |slice| {
        begin.send(()).unwrap();
        proceeds.recv().unwrap();
        (slice.go_on(), slice.spent(), slice.effort())
    });
    begun.await.unwrap();
    let (begin, begun) = oneshot::channel();
    let (fail, fails) = mpsc::channel::<()>();
    let inner = queued::<()>(&compute, Urgency::Answer, move |_| {
        begin.send(()).unwrap();
        fails.recv().unwrap();
        panic!("a fault")
    });
    proceed.send(()).unwrap();
    begun.await.unwrap();
    tokio::time::advance(Urgency::Background.patience() / 2).await;
    fail.send(()).unwrap();
    assert_eq!(inner.await, None);
    assert_eq!(outer.await, Some((true, Duration::ZERO, 0.5)));
}

#[tokio::test]
async fn a_panic_affects_only_its_own_job() {
    let compute = Compute::new(1);
    let held = Held::new(&compute).await;
    let fault = queued::<()>(&compute, Urgency::Search, |_| panic!("a fault"));
    held.release().await;
    assert_eq!(fault.await, None);
    let next = compute.run(Urgency::Search, None, LONG, |_| 7);
    assert_eq!(next.await, Some(7), "the thread is still there");
}

#[tokio::test]
async fn a_running_job_that_nobody_waits_for_is_told_to_end() {
    let compute = Compute::new(1);
    let (begin, begun) = oneshot::channel();
    let (end, ended) = oneshot::channel();
    let job = {
        let compute = compute.clone();
        let work = move |slice: &TimeSlice<'_>| {
            begin.send(()).unwrap();
            while slice.go_on() {}
            end.send(()).unwrap();
        };
        tokio::spawn(async move { compute.run(Urgency::Search, None, LONG, work).await })
    };
    begun.await.unwrap();
    job.abort();
    ended.await.unwrap();
}

#[tokio::test]
async fn a_queued_job_that_nobody_waits_for_leaves_the_queue() {
    let compute = Compute::new(1);
    let held = Held::new(&compute).await;
    let (done, not_done) = oneshot::channel::<()>();
    let job = queued(&compute, Urgency::Search, move |_| done.send(()));
    assert_eq!(compute.waiting(), 1);
    drop(job);
    assert_eq!(compute.waiting(), 0);
    held.release().await;
    assert!(not_done.await.is_err(), "it never ran");
}

#[tokio::test]
async fn no_more_jobs_run_at_once_than_there_are_threads() {
    let compute = Compute::new(2);
    let (at_once, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
    let mut jobs = tokio::task::JoinSet::new();
    for _ in 0..50 {
        let (compute, at_once, most) = (compute.clone(), at_once.clone(), most.clone());
        let work = move |_: &TimeSlice<'_>| {
            most.fetch_max(1 + at_once.fetch_add(1, Ordering::SeqCst), Ordering::SeqCst);
            std::thread::yield_now();
            at_once.fetch_sub(1, Ordering::SeqCst);
        };
        jobs.spawn(async move { compute.run(Urgency::Search, None, LONG, work).await });
    }
    assert!(jobs.join_all().await.iter().all(Option::is_some));
    assert!(most.load(Ordering::SeqCst) <= 2);
}
