/** The current figures of the fictitious shops, for the legacy template's monitor. */
import { MINUTE, SECOND } from '../../../src/constants';
import type { TemplateMonitor } from '../../../src/contract';
import type { Lang } from '../lib/messages';
import { now, toInstant } from '../store/clock';
import { rollFor } from './chance';
import { shareAmongRegions } from './shares';
import { countTrade, getDayAround } from './trade';

const MINUTES_SHOWN = 30;
/** The sales target, as a multiple of the sales of the day before. */
const TARGET_FACTOR = 1.1;
const SECONDS_OF_MINUTE = MINUTE / SECOND;
const CENTS = 100;
/** Each resource has a base usage and a range above it. The usage changes once per PACE. */
const PACE = 5 * SECOND;
const RESOURCES = [
  { id: 'cpu', about: 0.45, swing: 0.3 },
  { id: 'memory', about: 0.62, swing: 0.06 },
  { id: 'disk', about: 0.71, swing: 0.01 },
  { id: 'network', about: 0.3, swing: 0.4 },
] as const;

export function getMonitor({ lang }: { lang: Lang }): TemplateMonitor {
  const at = now();
  const day = getDayAround(at);
  const before = getDayAround(day.start - 1);
  const minute = Math.floor(at / MINUTE) * MINUTE;
  const total = countTrade(day.start, at).sales;
  const perSecond = countTrade(minute, minute + MINUTE).sales / SECONDS_OF_MINUTE;
  return {
    at: toInstant(at),
    total,
    target: Math.round(countTrade(before.start, before.end).sales * TARGET_FACTOR),
    perSecond: Math.round(perSecond * CENTS) / CENTS,
    endsAt: toInstant(day.end),
    minutes: Array.from({ length: MINUTES_SHOWN }, (_, index) => {
      const start = minute - (MINUTES_SHOWN - index) * MINUTE;
      return { at: toInstant(start), sales: countTrade(start, start + MINUTE).sales };
    }),
    regions: shareAmongRegions(total, lang),
    resources: RESOURCES.map(({ id, about, swing }) => ({
      id,
      used: Math.round((about + swing * rollFor(id, Math.floor(at / PACE))) * CENTS) / CENTS,
    })),
  };
}
