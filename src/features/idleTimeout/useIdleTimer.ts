import { useCallback, useEffect, useRef, useState } from 'react';
import { IDLE_PING, MINUTE, SECOND } from '@/constants';
import { useLatest } from '@/hooks/useLatest';
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
  reportActivity: () => Promise<unknown>;
  /** Called once after the full time without activity. */
  onTimeout: () => void;
}

/**
 * Detects an unused session. `remaining`: ms until the end during the warning, otherwise null. During the warning only
 * `stay` counts as activity: an accidental mouse movement does not.
 */
export function useIdleTimer({ reportActivity, onTimeout }: Options) {
  const [remaining, setRemaining] = useState<number | null>(null);
  const latest = useLatest({ reportActivity, onTimeout });
  const hasEnded = useRef(false);
  const warned = remaining !== null;

  const report = useCallback(() => {
    recordActivity({ lastReport: Date.now() }, Date.now());
    latest.current.reportActivity().catch(() => {
      const now = Date.now();
      recordActivity({ lastReport: now - IDLE_PING + RETRY_DELAY }, now);
    });
  }, [latest]);

  /** Updates the phase by the clock, and ends the session or reports activity if it is time. Returns whether it is in use. */
  const check = useCallback((): boolean => {
    if (hasEnded.current) return false;
    const now = Date.now();
    const { lastActivity, lastReport } = readActivityTimes(now);
    const phase = getIdlePhase(lastActivity, now);
    setRemaining(phase === 'warned' ? getRemainingTime(lastActivity, now) : null);
    if (phase === 'over') {
      hasEnded.current = true;
      latest.current.onTimeout();
    }
    if (phase !== 'used') return false;
    // Report later activity, so that the server does not end the session before this page does.
    if (lastActivity > lastReport && now - lastReport >= IDLE_PING) report();
    return true;
  }, [report, latest]);

  const stay = useCallback(() => {
    check();
    if (hasEnded.current) return;
    const now = Date.now();
    recordActivity({ lastActivity: now }, now);
    setRemaining(null);
    report();
  }, [check, report]);

  useEffect(() => {
    const now = Date.now();
    // Opening the page counts as activity, and its requests have reported it to the server.
    recordActivity({ lastActivity: now, lastReport: now }, now);
    let recordedAt = now;
    const stops = [
      onActivityRecorded(check),
      onPageReturn(check),
      onUserActivity(() => {
        const at = Date.now();
        if (Math.abs(at - recordedAt) < THROTTLE || !check()) return;
        recordedAt = at;
        recordActivity({ lastActivity: at }, at);
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

  return { remaining, stay };
}
