/** Contract: Products of the legacy template: its card list. */

export type TemplateCardsContract = object;
