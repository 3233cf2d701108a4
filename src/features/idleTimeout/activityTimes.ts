/**
 * When somebody was last active in this browser, and when the server was last told so: shared by all its tabs, in ms by
 * this device's clock. It is kept in storage, so that a tab that was frozen reads it on waking; a message carries it to
 * the tabs that are awake, also where nothing can be stored.
 */
import { isRecord } from '@/utils/isRecord';
import { readJson, writeJson } from '@/utils/storage/storage';
import { createTabChannel } from '@/utils/storage/tabChannel';

const KEY = 'portal_activity';

export interface ActivityTimes {
  seen: number;
  told: number;
}

const NEVER: ActivityTimes = { seen: 0, told: 0 };

function parse(data: unknown): ActivityTimes | undefined {
  if (!isRecord(data)) return undefined;
  const { seen, told } = data;
  return Number.isFinite(seen) && Number.isFinite(told) ? ({ seen, told } as ActivityTimes) : undefined;
}

const channel = createTabChannel('portal-activity', 'portal_activity_message', parse);

/** What this tab knows without storage. */
let own = NEVER;

/** The later of two times, at most `now`: a clock that was set back leaves times of the future behind. */
const getLater = (one: number, other: number, now: number) => Math.min(Math.max(one, other), now);

const mergeTimes = (one: ActivityTimes, other: ActivityTimes, now: number): ActivityTimes => ({
  seen: getLater(one.seen, other.seen, now),
  told: getLater(one.told, other.told, now),
});

/** The times that count at `now` (ms). */
export function readActivityTimes(now: number): ActivityTimes {
  const stored = parse(readJson('local', KEY)) ?? NEVER;
  own = mergeTimes(own, stored, now);
  // A time of the future that stayed would count as activity until it has passed.
  if (stored.seen > now || stored.told > now) writeJson('local', KEY, own);
  return own;
}

/** Records for all tabs that somebody was active, or that the server was told. */
export function recordActivity(news: Partial<ActivityTimes>, now: number): void {
  own = { ...readActivityTimes(now), ...news };
  writeJson('local', KEY, own);
  channel.post(own);
}

/** Calls back when another tab has recorded something. Returns the function that stops it. */
export const onActivityRecorded = (listener: () => void): (() => void) =>
  channel.listen((news) => {
    own = mergeTimes(own, news, Date.now());
    listener();
  });
