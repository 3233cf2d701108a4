/**
 * Time of the last user activity in this browser, and of the last report to the server: shared by all tabs, in ms by
 * this device's clock. Stored, so that a frozen tab reads it when it resumes; broadcast to the active tabs, even if
 * nothing can be stored.
 */
import { isRecord } from '@/utils/isRecord';
import { readJson, writeJson } from '@/utils/storage/storage';
import { createTabChannel } from '@/utils/storage/tabChannel';

const KEY = 'portal_activity';

interface ActivityTimes {
  lastActivity: number;
  lastReport: number;
}

const NEVER: ActivityTimes = { lastActivity: 0, lastReport: 0 };

function parse(data: unknown): ActivityTimes | undefined {
  if (!isRecord(data)) return undefined;
  const { lastActivity, lastReport } = data;
  return Number.isFinite(lastActivity) && Number.isFinite(lastReport)
    ? ({ lastActivity, lastReport } as ActivityTimes)
    : undefined;
}

const channel = createTabChannel('portal-activity', parse);

/** Times known to this tab without storage. */
let own = NEVER;

/** Returns the later of two times, at most `now`: after a clock was set back, stored times may be in the future. */
const getLater = (one: number, other: number, now: number) => Math.min(Math.max(one, other), now);

const mergeTimes = (one: ActivityTimes, other: ActivityTimes, now: number): ActivityTimes => ({
  lastActivity: getLater(one.lastActivity, other.lastActivity, now),
  lastReport: getLater(one.lastReport, other.lastReport, now),
});

/** Returns the effective times at `now` (ms). */
export function readActivityTimes(now: number): ActivityTimes {
  const stored = parse(readJson('local', KEY)) ?? NEVER;
  own = mergeTimes(own, stored, now);
  // A stored time in the future would count as activity until it has passed.
  if (stored.lastActivity > now || stored.lastReport > now) writeJson('local', KEY, own);
  return own;
}

/** Records user activity, or a report to the server, for all tabs. */
export function recordActivity(news: Partial<ActivityTimes>, now: number): void {
  own = { ...readActivityTimes(now), ...news };
  writeJson('local', KEY, own);
  channel.post(own);
}

/** Calls the listener when another tab has recorded something. Returns a function that removes it. */
export const onActivityRecorded = (listener: () => void): (() => void) =>
  channel.listen((news) => {
    own = mergeTimes(own, news, Date.now());
    listener();
  });
