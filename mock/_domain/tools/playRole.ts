/** Plays the other side of the portal for testers: phone, provider, reviewer, application, partner portal, registry. */
import { FieldError, type Reader, readFields } from '../forms/fields';
import type { RequestContext } from '../store/context';
import { playApplication } from './playApplication';
import { playPartner } from './playPartner';
import { playPhone } from './playPhone';
import { playProvider } from './playProvider';
import { playRegistry } from './playRegistry';
import { playReviewer } from './playReviewer';

/** Plays one role. The other fields of the body belong to the role. */
type PlayRole = (context: RequestContext) => unknown;

/** The roles by the name in the field `as`. */
const actors = new Map<string, PlayRole>([
  ['application', playApplication],
  ['phone', playPhone],
  ['provider', playProvider],
  ['partner', playPartner],
  ['registry', playRegistry],
  ['reviewer', playReviewer],
]);

const actor: Reader<PlayRole> = (raw) => {
  const found = typeof raw === 'string' ? actors.get(raw) : undefined;
  if (!found) throw new FieldError(raw === undefined ? 'FIELD_REQUIRED' : 'FIELD_FORMAT');
  return found;
};

/** Plays the role that the body names. Throws a 422 for an unknown one. */
export function playRole(context: RequestContext): unknown {
  return readFields(context.body, { as: actor }).as(context);
}
