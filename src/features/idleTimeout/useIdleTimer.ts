import { useCallback, useEffect, useRef, useState } from 'react';
import { IDLE_PING, MINUTE, SECOND } from '@/constants';
import { onActivityRecorded, readActivityTimes, recordActivity } from './activityTimes';
import { getIdlePhase, getRemainingTime } from './idlePhase';
import { onPageReturn, onUserActivity } from './userActivity';

/** Activity is recorded at most once in this time (ms). */
const THROTTLE = 5 * SECOND;
/** How often the clock is checked (ms): no event says that a device has slept. */
const CHECK_INTERVAL = 5 * SECOND;
const CHECK_INTERVAL_WARNED = SECOND;
/** When the server is told again after a try that did not reach it (ms). */
const RETRY_DELAY = MINUTE;

interface Options {
  /** Tells the server that somebody is here; rejects where it was not reached. */
  tell: () => Promise<unknown>;
  /** Nobody was active for the whole time. Called once. */
  onOver: () => void;
}

/**
 * Watches for a session that nobody uses. `rest` is the time left in ms while the person is warned, else null. From the
 * warning on only `stay` counts as activity: a mouse that was pushed by accident is no answer.
 */
export function useIdleTimer({ tell, onOver }: Options) {
  const [rest, setRest] = useState<number | null>(null);
  const latest = useRef({ tell, onOver });
  const over = useRef(false);
  const warned = rest !== null;

  useEffect(() => {
    latest.current = { tell, onOver };
  });

  const inform = useCallback(() => {
    recordActivity({ told: Date.now() }, Date.now());
    latest.current.tell().catch(() => {
      const now = Date.now();
      recordActivity({ told: now - IDLE_PING + RETRY_DELAY }, now);
    });
  }, []);

  /** Checks the clock; returns whether the session is in use. */
  const check = useCallback((): boolean => {
    if (over.current) return false;
    const now = Date.now();
    const { seen, told } = readActivityTimes(now);
    const phase = getIdlePhase(seen, now);
    setRest(phase === 'warned' ? getRemainingTime(seen, now) : null);
    if (phase === 'over') {
      over.current = true;
      latest.current.onOver();
    }
    if (phase !== 'used') return false;
    // Activity since then counts: the server must not end the session before this page does.
    if (seen > told && now - told >= IDLE_PING) inform();
    return true;
  }, [inform]);

  const stay = useCallback(() => {
    check();
    if (over.current) return;
    const now = Date.now();
    recordActivity({ seen: now }, now);
    setRest(null);
    inform();
  }, [check, inform]);

  useEffect(() => {
    const now = Date.now();
    // Opening the page is activity, and asked the server who is here.
    recordActivity({ seen: now, told: now }, now);
    let noted = now;
    const stops = [
      onActivityRecorded(check),
      onPageReturn(check),
      onUserActivity(() => {
        const at = Date.now();
        if (Math.abs(at - noted) < THROTTLE || !check()) return;
        noted = at;
        recordActivity({ seen: at }, at);
        // The server may not have been told for a while.
        check();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [check]);

  useEffect(() => {
    const timer = setInterval(check, warned ? CHECK_INTERVAL_WARNED : CHECK_INTERVAL);
    return () => clearInterval(timer);
  }, [check, warned]);

  return { rest, stay };
}
