import { useCallback, useEffect, useRef, useState } from 'react';
import { IDLE_PING, MINUTE, SECOND } from '@/constants';
import { onActivityRecorded, readActivityTimes, recordActivity } from './activityTimes';
import { getIdlePhase, getRemainingTime } from './idlePhase';
import { onPageReturn, onUserActivity } from './userActivity';

/** Activity is recorded at most once in this interval (ms). */
const THROTTLE = 5 * SECOND;
/** Interval of clock checks (ms), because no event reports that the device was asleep. */
const CHECK_INTERVAL = 5 * SECOND;
const CHECK_INTERVAL_WARNED = SECOND;
/** Delay of the next report to the server after a failed one (ms). */
const RETRY_DELAY = MINUTE;

interface Options {
  /** Reports activity to the server; rejects if the request fails. */
  tell: () => Promise<unknown>;
  /** Called once after the full time without activity. */
  onOver: () => void;
}

/**
 * Detects an unused session. `rest`: remaining time in ms during the warning, otherwise null. During the warning only
 * `stay` counts as activity: an accidental mouse movement does not.
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
    // Report later activity, so that the server does not end the session before this page does.
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
    // Opening the page counts as activity, and its requests have reported it to the server.
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
        // Report the activity if the last report is too old.
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
