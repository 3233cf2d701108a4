/** The other side of the portal's conversations: phone, handler, reviewer and the like, played by whoever tries it out. */
import { playApplication } from './applications';
import { FieldWrong, type Reader, readFields } from './fields';
import { playPhone } from './phone';
import { playProvider } from './providerPage';
import { playReviewer } from './reviewer';
import { playSister } from './sister';
import type { Visit } from './visit';

/** Plays one part; the body's other fields are the part's own. */
export type Actor = (visit: Visit) => unknown;

/** By the name given in `as`. */
const actors = new Map<string, Actor>([
  ['application', playApplication],
  ['phone', playPhone],
  ['provider', playProvider],
  ['sister', playSister],
  ['reviewer', playReviewer],
]);

const actor: Reader<Actor> = (raw) => {
  const found = typeof raw === 'string' ? actors.get(raw) : undefined;
  if (!found) throw new FieldWrong(raw === undefined ? 'FIELD_REQUIRED' : 'FIELD_FORMAT');
  return found;
};

/** Plays the part named in the body; one nobody knows is a 422. */
export function act(visit: Visit): unknown {
  return readFields(visit.body, { as: actor }).as(visit);
}
