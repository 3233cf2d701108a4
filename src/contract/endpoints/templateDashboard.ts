/** Figures of the legacy template: its dashboards. */
import * as v from 'valibot';
import type { SomeEndpoints } from './rows';

/** JSON has no NaN: what is no number arrives as null. */
const figure = v.nullable(v.number());
const trend = v.object({ value: figure, before: figure });
const share = v.object({ id: v.string(), name: v.string(), sales: figure });

export const templateDashboardEndpoints = {
  templateAnalysis: {
    call: 'GET /authApi/template/v1/analysis',
    data: v.object({
      from: v.string(),
      to: v.string(),
      step: v.picklist(['hour', 'day', 'month']),
      tiles: v.object({ sales: trend, visits: trend, payments: trend, conversion: trend }),
      points: v.array(v.object({ period: v.string(), sales: figure, visits: figure, payments: figure })),
      stores: v.array(share),
      channels: v.array(share),
      searches: v.array(v.object({ id: v.string(), keyword: v.string(), value: figure, before: figure })),
    }),
  },
  templateMonitor: {
    call: 'GET /authApi/template/v1/monitor',
    data: v.object({
      at: v.string(),
      total: figure,
      target: v.number(),
      perSecond: figure,
      endsAt: v.string(),
      minutes: v.array(v.object({ at: v.string(), sales: figure })),
      regions: v.array(share),
      resources: v.array(v.object({ id: v.picklist(['cpu', 'memory', 'disk', 'network']), used: figure })),
    }),
  },
  templateWorkplace: {
    call: 'GET /authApi/template/v1/workplace',
    data: v.object({
      tasks: v.number(),
      visits: v.number(),
      projects: v.array(
        v.object({
          id: v.string(),
          name: v.string(),
          about: v.string(),
          team: v.string(),
          progress: v.number(),
          updatedAt: v.string(),
        }),
      ),
      activities: v.array(
        v.object({
          id: v.string(),
          who: v.string(),
          action: v.picklist(['CREATED', 'COMMENTED', 'FINISHED']),
          project: v.string(),
          at: v.string(),
        }),
      ),
      team: v.object({
        topics: v.array(v.string()),
        teams: v.array(v.object({ id: v.string(), name: v.string(), points: v.array(figure) })),
      }),
    }),
  },
} satisfies SomeEndpoints;
