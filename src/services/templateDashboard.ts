/** Figures of the legacy template's dashboards. */

import type { Query } from '@/contract';
import { templateDashboardEndpoints } from '@/contract/templateDashboard';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(templateDashboardEndpoints);

/** Resolves with sales, visits and payments of a named range, or of the days between two dates, inclusive. */
export const getAnalysis = (query: Query<'templateAnalysis'>) => call('templateAnalysis', { query });

/** Resolves with the current state. The page polls it, and shows errors. */
export const getMonitor = () => call('templateMonitor', { quiet: true });

/** Resolves with projects, activities and teams. */
export const getWorkplace = () => call('templateWorkplace');
