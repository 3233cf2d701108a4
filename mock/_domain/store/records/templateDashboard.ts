/** Records of the legacy template's workplace. */

/** A project of the made-up company; its names are messages by this id. */
type ProjectId = 'portal' | 'archive' | 'counter' | 'library';

/** Records of the workplace. */
export interface TemplateDashboardRecords {
  projects: { id: ProjectId; progress: number; updatedAt: number }[];
  /** Newest first. */
  activities: {
    id: string;
    person: number;
    action: 'CREATED' | 'COMMENTED' | 'FINISHED';
    project: ProjectId;
    at: number;
  }[];
}
