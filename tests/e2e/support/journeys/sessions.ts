/** Sessions in other browsers, and the step-up dialog. */
import type { Secret } from '../../../../src/contract';
import { endpoints } from '../../../../src/contract/endpoints';
import { seal } from '../../../support/servers/seal';
import { type Ask, makeOtherBrowser, submitPassword } from '../api';
import type { Person } from '../people';
import type { Visitor } from '../visitor';

/** Passes a step-up by password through API calls. */
export async function confirmsBeside(visitor: { reads: Ask }, { password }: Person): Promise<void> {
  const secret = await visitor.reads<Secret>(endpoints.secret);
  const value = seal(secret, password);
  await visitor.reads(endpoints.stepUp, { method: 'password', value, secretId: secret.id });
}

/** Signs the person in as in another browser. Returns a function that makes API calls of that browser. */
export async function signsInElsewhere({ origin }: Visitor, person: Person): Promise<Ask> {
  const reads = makeOtherBrowser(origin);
  if (!(await submitPassword({ reads }, person))) throw new Error(`The portal refused ${person.account}.`);
  return reads;
}

/** The person's sessions, as the API returns them. */
export const sessionsOf = (visitor: Visitor) => visitor.calls('sessions');

/** Passes the step-up in the dialog by password; the page then completes the action. */
export async function stepsUp(
  visitor: Visitor,
  { password }: Person,
  title = visitor.says('stepUp.title'),
): Promise<void> {
  visitor.watch.tolerate(/status of 428/);
  await visitor.finds('dialog', title);
  await visitor.fills('stepUpPassword', password);
  await visitor.confirms();
}
