/** Requests of the legacy template's dashboards. */
import * as v from 'valibot';
import { analysisRanges } from '../../validation/analysisDays';
import type { templateDashboardEndpoints } from '../templateDashboard';
import { text } from './fields';
import type { RequestsFor } from './request';

const DAY_UNITS = 16;

/** A day in China. Whether it can be one depends on today's date. */
const day = v.optional(text(DAY_UNITS));

export const templateDashboardRequests = {
  templateAnalysis: {
    summary: 'Reads sales, visits and payments of a period.',
    /**
     * `range`, or `from` and `to`: at most 366 days, none to come. Without any of them it is `month`. A week is the last 7
     * days, a month 30, a year 12 months of the calendar.
     */
    query: v.object({ range: v.optional(v.picklist(analysisRanges)), from: day, to: day }),
    fieldRefusals: { to: ['RANGE_BACKWARDS', 'RANGE_TOO_LONG'] },
  },
  templateMonitor: { summary: 'Reads the sales of this moment.' },
  templateWorkplace: { summary: 'Reads projects, the latest activities, and the teams.' },
} satisfies RequestsFor<typeof templateDashboardEndpoints>;
