import { useCallback, useEffect, useRef, useState } from 'react';
import { IDLE_PING, MINUTE, SECOND } from '@/constants';
import { onActivityRecorded, readActivityTimes, recordActivity } from './activityTimes';
import { getIdlePhase, getRemainingTime } from './idlePhase';
import { onPageReturn, onUserActivity } from './userActivity';

/** One sign of life counts for so long (ms). */
const THROTTLE = 5 * SECOND;
/** The clock is looked at this often (ms): a device that slept wakes without telling. */
const LOOK = 5 * SECOND;
const LOOK_WARNED = SECOND;
/** The server is told once more after a try that did not reach it (ms). */
const AGAIN = MINUTE;

interface Options {
  /** Tells the server that somebody is here; rejects where it was not reached. */
  tell: () => Promise<unknown>;
  /** Nobody was here for the whole time. Called once. */
  onOver: () => void;
}

/**
 * Watches over a session nobody uses. `rest` is the time left in ms while the person is warned, else null. From the
 * warning on only `stay` counts as a sign of life: a mouse that is nudged is nobody's answer.
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
      recordActivity({ told: now - IDLE_PING + AGAIN }, now);
    });
  }, []);

  /** Looks at the clock; answers whether the session is in use. */
  const look = useCallback((): boolean => {
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
    // Also what was seen since: the server must not end the session before this page does.
    if (seen > told && now - told >= IDLE_PING) inform();
    return true;
  }, [inform]);

  const stay = useCallback(() => {
    look();
    if (over.current) return;
    const now = Date.now();
    recordActivity({ seen: now }, now);
    setRest(null);
    inform();
  }, [look, inform]);

  useEffect(() => {
    const now = Date.now();
    // Opening the page is a sign of life, and asked the server who is here.
    recordActivity({ seen: now, told: now }, now);
    let noted = now;
    const stops = [
      onActivityRecorded(look),
      onPageReturn(look),
      onUserActivity(() => {
        const at = Date.now();
        if (Math.abs(at - noted) < THROTTLE || !look()) return;
        noted = at;
        recordActivity({ seen: at }, at);
        // Perhaps the server has not heard for a while.
        look();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [look]);

  useEffect(() => {
    const timer = setInterval(look, warned ? LOOK_WARNED : LOOK);
    return () => clearInterval(timer);
  }, [look, warned]);

  return { rest, stay };
}
