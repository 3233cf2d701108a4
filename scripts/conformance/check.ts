/** A rule of docs/api.md that can be seen from outside. */
import type { Kit } from './kit';

export interface Check {
  /** Names it in reports: area and rule, such as `csrf.header`. */
  id: string;
  /** What the server does where all is well. */
  title: string;
  /** Throws Finding where it does something else, NotRun where nothing was found out. */
  run: (kit: Kit) => Promise<void>;
}

export interface Area {
  name: string;
  title: string;
  checks: readonly Check[];
}

/** One row of an area. */
export const check = (id: string, title: string, run: Check['run']): Check => ({ id, title, run });
