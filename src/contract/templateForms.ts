/** Contract: Goals, transfers and projects of the legacy template: its forms and their results. */

export type TemplateFormsContract = object;
