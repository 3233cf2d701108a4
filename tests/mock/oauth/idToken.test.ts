/** @jest-environment node */
import { SignJWT } from 'jose';
import { getSigningKey } from '../../../mock/_domain/lib/signingKeys';
import { createIdToken, readIdToken } from '../../../mock/_domain/oauth/idToken';
import { runPortal } from '../portal';

runPortal();

const ISSUER = 'http://localhost';
const subject = { issuer: ISSUER, clientId: 'demo-app', accountId: 'u-demo', authTime: 0 } as const;
const create = (changes: Partial<typeof subject> | { issuer: string } = {}) =>
  createIdToken({ ...subject, ...changes }, 'token');

/** The parts of a token, some of them made anew. */
async function rewrite(change: (claims: Record<string, unknown>) => object): Promise<string> {
  const [header, payload = '', signature] = (await create()).split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return [header, Buffer.from(JSON.stringify(change(claims))).toString('base64url'), signature].join('.');
}

/** A token of the same words that is signed by another key. */
async function signElsewhere(): Promise<string> {
  const { privateKey } = await getSigningKey('partner');
  return new SignJWT({ iss: ISSUER, sub: 'u-demo', aud: 'demo-app' })
    .setProtectedHeader({ alg: 'RS256' })
    .sign(privateKey);
}

async function leaveUnsigned(): Promise<string> {
  const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  return `${header}.${(await create()).split('.')[1]}.`;
}

test('a token of the portal names its account and its client', async () => {
  expect(await readIdToken(await create(), ISSUER)).toEqual({ accountId: 'u-demo', clientId: 'demo-app' });
});

test.each<[what: string, make: () => Promise<string>]>([
  [
    'one about somebody else, with the signature of another',
    () => rewrite((claims) => ({ ...claims, sub: 'u-boss' })),
  ],
  [
    'one for another client, with the signature of another',
    () => rewrite((claims) => ({ ...claims, aud: 'demo-web' })),
  ],
  ['one that another key has signed', signElsewhere],
  ['one that nobody has signed', leaveUnsigned],
  ['one of another portal', () => create({ issuer: 'https://portal.example.com' })],
  ['no token', async () => 'a.b.c'],
  ['nothing', async () => ''],
])('%s is believed nothing', async (_what, make) => {
  expect(await readIdToken(await make(), ISSUER)).toBeNull();
});
