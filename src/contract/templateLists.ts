/** Contract: Rules, articles and records of the legacy template: its lists and profiles. */

export type TemplateListsContract = object;
