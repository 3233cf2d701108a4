import { exportSPKI, SignJWT } from 'jose';
import { ALGORITHM, getSigningKey } from '../../../mock/_domain/lib/signingKeys';
import { createIdToken, readIdToken } from '../../../mock/_domain/oauth/idToken';
import { runPortal } from '../portal';

runPortal();

const ISSUER = 'http://localhost';
const create = (issuer = ISSUER) =>
  createIdToken(
    { issuer, clientId: 'demo-app', accountId: 'u-demo', authTime: 0, acr: '1', amr: ['pwd'] },
    'token',
  );

/** Returns a token with another account's id and the former signature. */
async function rewriteSubject(): Promise<string> {
  const [header, payload = '', signature] = (await create()).split('.');
  const claims = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), sub: 'u-boss' };
  return [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
}

/** Returns a token with the same header and claims that another key has signed. */
async function signWith(key: Parameters<SignJWT['sign']>[0], alg: string = ALGORITHM): Promise<string> {
  const { kid } = await getSigningKey('portal');
  return new SignJWT({ iss: ISSUER, sub: 'u-demo', aud: 'demo-app' })
    .setProtectedHeader({ alg, kid, typ: 'JWT' })
    .sign(key);
}

async function signWithPublicKey(): Promise<string> {
  const { publicKey } = await getSigningKey('portal');
  return signWith(new TextEncoder().encode(await exportSPKI(publicKey as never)), 'HS256');
}

async function leaveUnsigned(): Promise<string> {
  const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  return `${header}.${(await create()).split('.')[1]}.`;
}

test('returns the account and the client of a token of the portal', async () => {
  expect(await readIdToken(await create(), ISSUER)).toEqual({ accountId: 'u-demo', clientId: 'demo-app' });
});

test.each<[what: string, make: () => Promise<string>]>([
  ['a token of another account with the former signature', rewriteSubject],
  [
    'a token that the partner portal’s key has signed',
    async () => signWith((await getSigningKey('partner')).privateKey),
  ],
  ['a token that was signed with the public key as a shared secret', signWithPublicKey],
  ['an unsigned token', leaveUnsigned],
  ['a token of another portal', () => create('https://portal.example.com')],
])('returns null for %s', async (_what, make) => {
  expect(await readIdToken(await make(), ISSUER)).toBeNull();
});
