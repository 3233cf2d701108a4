/** Figures of the legacy template: its dashboards. */
import * as v from 'valibot';
import type { EndpointRows } from './endpoint';

/** JSON has no NaN: a missing or invalid figure is null. */
const figure = v.nullable(v.number());

/** A figure, and that of the previous period of the same length, up to the same hour. */
const trend = v.object({ value: figure, before: figure });

/** The sales of a shop, a channel or a region, in yuan; its name is in the language of the request. */
const share = v.object({ id: v.string(), name: v.string(), sales: figure });

/** Sales are in yuan. */
const point = v.object({
  /** Depends on `step`: the instant at which an hour begins, a day in China as YYYY-MM-DD, a month as YYYY-MM. */
  period: v.string(),
  sales: figure,
  visits: figure,
  payments: figure,
});

const search = v.object({ id: v.string(), keyword: v.string(), value: figure, before: figure });

const analysis = v.object({
  /** Days in China, both inclusive. */
  from: v.string(),
  to: v.string(),
  step: v.picklist(['hour', 'day', 'month']),
  tiles: v.object({ sales: trend, visits: trend, payments: trend, conversion: trend }),
  /** Oldest first. */
  points: v.array(point),
  /** Ordered by sales, like the next two lists; the sum equals the sales tile. */
  stores: v.array(share),
  channels: v.array(share),
  searches: v.array(search),
});

const monitor = v.object({
  at: v.string(),
  /** Sold today, in yuan: the sum of the regions. */
  total: figure,
  target: v.number(),
  /** Sold in a second of this minute, in yuan. */
  perSecond: figure,
  /** When the day ends in China. */
  endsAt: v.string(),
  /** The sales of each of the last minutes, in yuan, oldest first. */
  minutes: v.array(v.object({ at: v.string(), sales: figure })),
  regions: v.array(share),
  /** From 0 to 1. */
  resources: v.array(v.object({ id: v.picklist(['cpu', 'memory', 'disk', 'network']), used: figure })),
});

const project = v.object({
  id: v.string(),
  name: v.string(),
  about: v.string(),
  team: v.string(),
  /** From 0 to 1. */
  progress: v.number(),
  updatedAt: v.string(),
});

const workplace = v.object({
  tasks: v.number(),
  visits: v.number(),
  projects: v.array(project),
  /** Newest first. */
  activities: v.array(
    v.object({
      id: v.string(),
      who: v.string(),
      action: v.picklist(['CREATED', 'COMMENTED', 'FINISHED']),
      project: v.string(),
      at: v.string(),
    }),
  ),
  /** Points from 0 to 100, one for each topic. */
  team: v.object({
    topics: v.array(v.string()),
    teams: v.array(v.object({ id: v.string(), name: v.string(), points: v.array(figure) })),
  }),
});

export type TemplateTrend = v.InferOutput<typeof trend>;
export type TemplateShare = v.InferOutput<typeof share>;
export type TemplateAnalysisPoint = v.InferOutput<typeof point>;
export type TemplateSearch = v.InferOutput<typeof search>;
export type TemplateAnalysis = v.InferOutput<typeof analysis>;
export type TemplateMonitor = v.InferOutput<typeof monitor>;
export type TemplateProject = v.InferOutput<typeof project>;
export type TemplateWorkplace = v.InferOutput<typeof workplace>;

export const templateDashboardEndpoints = {
  templateAnalysis: { call: 'GET /authApi/template/v1/analysis', data: analysis },
  templateMonitor: { call: 'GET /authApi/template/v1/monitor', data: monitor },
  templateWorkplace: { call: 'GET /authApi/template/v1/workplace', data: workplace },
} satisfies EndpointRows;
