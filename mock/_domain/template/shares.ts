/** Shares of the sales, with names in the language of the reader. */
import type { TemplateShare } from '../../../src/contract';
import { type Lang, type MessageKey, translate } from '../lib/messages';
import { rollFor } from './chance';

const STORES = [1, 2, 3, 4, 5, 6, 7];
const CHANNELS = ['web', 'app', 'store', 'mobile'] as const;
const REGIONS = [
  ['beijing', 'place.beijing'],
  ['shanghai', 'place.shanghai'],
  ['guangzhou', 'place.guangzhou'],
  ['chengdu', 'templateDashboard.region.chengdu'],
  ['wuhan', 'templateDashboard.region.wuhan'],
  ['xian', 'templateDashboard.region.xian'],
] as const satisfies readonly (readonly [string, MessageKey])[];

/** Splits an integer into integers by weights; the parts add up to it. */
function splitBy(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let weight = 0;
  let given = 0;
  return weights.map((own) => {
    weight += own;
    const part = Math.round((total * weight) / all) - given;
    given += part;
    return part;
  });
}

/** Splits a sum. The first part is larger than the last. */
function share(sum: number, named: readonly { id: string; name: string }[], what: string): TemplateShare[] {
  const weights = named.map(({ id }, place) => named.length - place + rollFor(what, id));
  const parts = splitBy(sum, weights);
  return named
    .map((one, place) => ({ ...one, sales: parts[place] ?? 0 }))
    .sort((a, b) => b.sales - a.sales || (a.id < b.id ? -1 : 1));
}

export const shareAmongStores = (sales: number, lang: Lang): TemplateShare[] =>
  share(
    sales,
    STORES.map((number) => ({
      id: `s-${number}`,
      name: translate(lang, 'templateDashboard.store', { number }),
    })),
    'store',
  );

export const shareAmongChannels = (sales: number, lang: Lang): TemplateShare[] =>
  share(
    sales,
    CHANNELS.map((id) => ({ id, name: translate(lang, `templateDashboard.channel.${id}`) })),
    'channel',
  );

export const shareAmongRegions = (sales: number, lang: Lang): TemplateShare[] =>
  share(
    sales,
    REGIONS.map(([id, key]) => ({ id, name: translate(lang, key) })),
    'region',
  );
