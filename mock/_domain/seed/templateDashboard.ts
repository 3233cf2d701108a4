/** The legacy template's workplace on the first day. */
import { DAY, HOUR, MINUTE } from '../../../src/constants';
import type { TemplateDashboardRecords } from '../store/records/templateDashboard';

/** Creates projects and their activities as of `at` (ms). */
export const createSeedTemplateDashboard = (at: number): TemplateDashboardRecords => ({
  projects: [
    { id: 'portal', progress: 0.85, updatedAt: at - 12 * MINUTE },
    { id: 'counter', progress: 0.4, updatedAt: at - 3 * HOUR },
    { id: 'archive', progress: 0.62, updatedAt: at - DAY },
    { id: 'library', progress: 0.1, updatedAt: at - 6 * DAY },
  ],
  activities: [
    { id: 'a-1', person: 1, action: 'COMMENTED', project: 'portal', at: at - 12 * MINUTE },
    { id: 'a-2', person: 2, action: 'FINISHED', project: 'portal', at: at - 50 * MINUTE },
    { id: 'a-3', person: 3, action: 'COMMENTED', project: 'counter', at: at - 3 * HOUR },
    { id: 'a-4', person: 1, action: 'FINISHED', project: 'archive', at: at - DAY },
    { id: 'a-5', person: 4, action: 'COMMENTED', project: 'archive', at: at - 2 * DAY },
    { id: 'a-6', person: 2, action: 'CREATED', project: 'library', at: at - 6 * DAY },
  ],
});
