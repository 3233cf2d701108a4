/** The other side of the portal's conversations: phone, handler, reviewer and the like, played by whoever tries it out. */
import { FieldError, type Reader, readFields } from '../forms/fields';
import type { RequestContext } from '../store/context';
import { playApplication } from './playApplication';
import { playPartner } from './playPartner';
import { playPhone } from './playPhone';
import { playProvider } from './playProvider';
import { playReviewer } from './playReviewer';

/** Plays one part; the body's other fields are the part's own. */
export type PlayRole = (context: RequestContext) => unknown;

/** By the name given in `as`. */
const actors = new Map<string, PlayRole>([
  ['application', playApplication],
  ['phone', playPhone],
  ['provider', playProvider],
  ['partner', playPartner],
  ['reviewer', playReviewer],
]);

const actor: Reader<PlayRole> = (raw) => {
  const found = typeof raw === 'string' ? actors.get(raw) : undefined;
  if (!found) throw new FieldError(raw === undefined ? 'FIELD_REQUIRED' : 'FIELD_FORMAT');
  return found;
};

/** Plays the part named in the body; one nobody knows is a 422. */
export function playRole(context: RequestContext): unknown {
  return readFields(context.body, { as: actor }).as(context);
}
