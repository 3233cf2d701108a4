/** Plays the partner portal, where a user is already signed in. */
import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import * as v from 'valibot';
import { AUTHORIZATION_CODE_LIFETIME } from '../../../src/constants';
import { readFields } from '../http/readInput';
import { readOrigin } from '../lib/origin';
import { ALGORITHM, getSigningKey } from '../lib/signingKeys';
import { hashVisitor, PARTNER_ISSUER, PARTNER_TICKET_TYPE } from '../signIn/partnerPortal';
import { now, toSeconds } from '../store/clock';
import type { RequestContext } from '../store/context';
import { playedAccount } from './playedAccount';

const visit = v.object({ account: playedAccount });

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
