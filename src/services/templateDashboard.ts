/** Figures of the legacy template's dashboards. */

import type { Data, Query } from '@/contract';
import { templateDashboardEndpoints } from '@/contract/templateDashboard';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(templateDashboardEndpoints);

/** Sales, visits and payments of a range with a name, or of two days and those between them. */
export const getAnalysis = (query: Query<'templateAnalysis'>): Promise<Data<'templateAnalysis'>> =>
  call('templateAnalysis', { query });

/** The current state. The page polls it, and shows errors. */
export const getMonitor = (): Promise<Data<'templateMonitor'>> => call('templateMonitor', { quiet: true });

/** Projects, activities and teams. */
export const getWorkplace = (): Promise<Data<'templateWorkplace'>> => call('templateWorkplace');
