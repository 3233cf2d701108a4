/** Plays an application that waits until a user has signed in, and the partner portal, where a user is already signed in. */
import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import * as v from 'valibot';
import { AUTHORIZATION_CODE_LIFETIME } from '../../../src/constants';
import { flag, text } from '../../../src/contract/requests/fields';
import { readFields } from '../http/readInput';
import { readOrigin } from '../lib/origin';
import { ALGORITHM, getSigningKey } from '../lib/signingKeys';
import { hashVisitor, PARTNER_ISSUER, PARTNER_TICKET_TYPE } from '../signIn/partnerPortal';
import { now, toSeconds } from '../store/clock';
import type { RequestContext } from '../store/context';
import { getPortal } from '../store/state';
import { playedAccount } from './playedAccount';

const NAME_MAX = 100;
const application = v.object({
  account: playedAccount,
  name: text(NAME_MAX),
  level: v.picklist([2, 3, 4]),
  skippable: flag,
});
const visit = v.object({ account: playedAccount });

/** `{ account?, name, level, skippable }` → `{ requestId }`. Throws a 422 for wrong fields. */
export function playApplication({ body }: RequestContext): { requestId: string } {
  const { account, ...waiting } = readFields(application, body);
  const requestId = randomUUID();
  getPortal().applications.set(requestId, { ...waiting, accountId: account.id });
  return { requestId };
}

/** `{ account? }`, who is signed in there → `{ redirectUrl }`, valid once, for one minute. */
export async function playPartner({ req, visitor, body }: RequestContext): Promise<{ redirectUrl: string }> {
  const { account } = readFields(visit, body);
  const { kid, privateKey } = await getSigningKey('partner');
  const ticket = await new SignJWT({ browser: hashVisitor(visitor) })
    .setProtectedHeader({ alg: ALGORITHM, kid, typ: PARTNER_TICKET_TYPE })
    .setIssuer(PARTNER_ISSUER)
    .setAudience(readOrigin(req))
    .setSubject(account.id)
    .setJti(randomUUID())
    .setIssuedAt(toSeconds(now()))
    .setExpirationTime(toSeconds(now() + AUTHORIZATION_CODE_LIFETIME))
    .sign(privateKey);
  return { redirectUrl: `/uaa/autoAuth?${new URLSearchParams({ ticket })}` };
}
