/** A rule that the kit checks through the API. */
import type { EndpointName } from '@/contract';
import type { CheckContext } from './checkContext';

/** The source of a rule: the specification itself, or this portal, which demands more (docs/api.md). */
export type Kind = 'specification' | 'portal';

export interface Check {
  kind: Kind;
  /** Names it in reports: area and rule, such as `csrf.signIn`. */
  id: string;
  /** The behavior of a server that passes, in the present tense. */
  title: string;
  /** The endpoint, if the check is about one endpoint. */
  endpoint?: EndpointName;
  /** Throws Finding if the server behaves differently, NotRun if the rule could not be checked. */
  run: (ctx: CheckContext) => Promise<unknown>;
}

export interface Area {
  name: string;
  title: string;
  checks: readonly Check[];
}

export const check = (id: string, title: string, run: Check['run'], kind: Kind = 'portal'): Check => ({
  kind,
  id,
  title,
  run,
});
