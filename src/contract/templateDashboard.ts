/** Contract: Figures of the legacy template: its dashboards. A figure that is missing or no number is null. */
import type { Instant } from './envelope';

/** A figure, and the same of the time before: as many days, up to the same hour. */
export interface TemplateTrend {
  value: number | null;
  before: number | null;
}

/** Sales are in yuan. */
export interface TemplateAnalysisPoint {
  /** By `step`: the instant at which an hour begins, a day in China as YYYY-MM-DD, a month as YYYY-MM. */
  period: string;
  sales: number | null;
  visits: number | null;
  payments: number | null;
}

/** What a shop, a channel or a region has sold, in yuan; its name is in the reader's language. */
export interface TemplateShare {
  id: string;
  name: string;
  sales: number | null;
}

export interface TemplateSearch extends TemplateTrend {
  id: string;
  keyword: string;
}

export interface TemplateAnalysis {
  /** Days in China, both included. */
  from: string;
  to: string;
  step: 'hour' | 'day' | 'month';
  tiles: Record<'sales' | 'visits' | 'payments' | 'conversion', TemplateTrend>;
  /** Oldest first. */
  points: TemplateAnalysisPoint[];
  /** The largest first, as the two lists after it; what they sold is the sales tile's sum. */
  stores: TemplateShare[];
  channels: TemplateShare[];
  searches: TemplateSearch[];
}

export interface TemplateMonitor {
  at: Instant;
  /** Sold today, in yuan: the sum of the regions. */
  total: number | null;
  target: number;
  /** Sold in a second of this minute, in yuan. */
  perSecond: number | null;
  /** When the day ends in China. */
  endsAt: Instant;
  /** What was sold in each of the last minutes, in yuan, oldest first. */
  minutes: { at: Instant; sales: number | null }[];
  regions: TemplateShare[];
  /** From 0 to 1. */
  resources: { id: 'cpu' | 'memory' | 'disk' | 'network'; used: number | null }[];
}

export interface TemplateProject {
  id: string;
  name: string;
  about: string;
  team: string;
  /** From 0 to 1. */
  progress: number;
  updatedAt: Instant;
}

export interface TemplateWorkplace {
  tasks: number;
  visits: number;
  projects: TemplateProject[];
  /** Newest first. */
  activities: {
    id: string;
    who: string;
    action: 'CREATED' | 'COMMENTED' | 'FINISHED';
    project: string;
    at: Instant;
  }[];
  /** Points from 0 to 100, one for each topic. */
  team: { topics: string[]; teams: { id: string; name: string; points: (number | null)[] }[] };
}

export interface TemplateDashboardContract {
  /** `range`, or `from` and `to`: days in China, at most 366, none to come. `month` without a word. */
  templateAnalysis: {
    query: { range?: 'today' | 'week' | 'month' | 'year'; from?: string; to?: string };
    data: TemplateAnalysis;
  };
  templateMonitor: { data: TemplateMonitor };
  templateWorkplace: { data: TemplateWorkplace };
}
