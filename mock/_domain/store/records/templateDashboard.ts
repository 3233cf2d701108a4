/** Records of the legacy template's workplace. */

/** A project of the fictional company. The texts `templateDashboard.project.<id>` have its name. */
type ProjectId = 'portal' | 'archive' | 'counter' | 'library';

export interface TemplateDashboardRecords {
  projects: { id: ProjectId; progress: number; updatedAt: number }[];
  /** Newest first. */
  activities: {
    id: string;
    /** Number of the colleague, which is part of the displayed name. */
    person: number;
    action: 'CREATED' | 'COMMENTED' | 'FINISHED';
    project: ProjectId;
    at: number;
  }[];
}
