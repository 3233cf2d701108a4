/** The other side of the portal's conversations: phone, handler, reviewer and the like, played by whoever tries it out. */

import { FieldError, type Reader, readFields } from '../forms/fields';
import { playApplication } from '../signIn/applications';
import { playPartner } from '../signIn/partnerPortal';
import type { RequestContext } from '../store/context';
import { playPhone } from './playPhone';
import { playProvider } from './playProvider';
import { playReviewer } from './playReviewer';

/** Plays one part; the body's other fields are the part's own. */
export type PlayRole = (visit: RequestContext) => unknown;

/** By the name given in `as`. */
const actors = new Map<string, PlayRole>([
  ['application', playApplication],
  ['phone', playPhone],
  ['provider', playProvider],
  ['sister', playPartner],
  ['reviewer', playReviewer],
]);

const actor: Reader<PlayRole> = (raw) => {
  const found = typeof raw === 'string' ? actors.get(raw) : undefined;
  if (!found) throw new FieldError(raw === undefined ? 'FIELD_REQUIRED' : 'FIELD_FORMAT');
  return found;
};

/** Plays the part named in the body; one nobody knows is a 422. */
export function playRole(visit: RequestContext): unknown {
  return readFields(visit.body, { as: actor }).as(visit);
}
