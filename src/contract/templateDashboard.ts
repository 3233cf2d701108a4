/** Contract: Figures of the legacy template: its dashboards. */

export type TemplateDashboardContract = object;
