/**
 * When somebody was last at work in this browser, and when the server last heard of it: one truth for all its tabs.
 * Ms by this device's clock. It stands in storage, so that a tab that was frozen reads it on waking; a message tells
 * it to the tabs that are awake, also where nothing can be stored.
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

/** What this tab knows by itself. */
let own = NEVER;

/** The later of two moments that have been; one of the future, from before the clock was set back, is now. */
const later = (one: number, other: number, now: number) => Math.min(Math.max(one, other), now);

const merged = (one: ActivityTimes, other: ActivityTimes, now: number): ActivityTimes => ({
  seen: later(one.seen, other.seen, now),
  told: later(one.told, other.told, now),
});

/** The stamps as they stand at `now`. */
export function readActivityTimes(now: number): ActivityTimes {
  const stored = parse(readJson('local', KEY)) ?? NEVER;
  own = merged(own, stored, now);
  // Left standing, a moment of the future would be now for as long as it lies ahead.
  if (stored.seen > now || stored.told > now) writeJson('local', KEY, own);
  return own;
}

/** Notes moments for all tabs: somebody was seen at work, the server was told. */
export function recordActivity(news: Partial<ActivityTimes>, now: number): void {
  own = { ...readActivityTimes(now), ...news };
  writeJson('local', KEY, own);
  channel.post(own);
}

/** Calls back when another tab has stamped. Returns the way to stop. */
export const onActivityRecorded = (listener: () => void): (() => void) =>
  channel.listen((news) => {
    own = merged(own, news, Date.now());
    listener();
  });
