/** Keys for passwords (docs/api.md, Secrets). The checks use unknown names, so that no account gets a failure. */

import { RSA_BITS_MIN } from '@/constants';
import type { Secret } from '@/contract';
import { check } from '../check';
import { type CheckContext, unknownName } from '../checkContext';
import type { Visitor } from '../client';
import { expectRefusal } from '../expect';
import { assert, NotRun } from '../outcome';
import { openPublicKey, seal } from '../seal';

const RANDOM_MAX = 64;
const newSecret = async (visitor: Visitor) => await visitor.read('secret');

/** Tries to sign in with an unknown name and an encrypted password. */
const tries = (ctx: CheckContext, visitor: Visitor, password: string, secretId?: string) =>
  ctx.callLogin(visitor, { userType: 'person', account: unknownName(), password, secretId });

export const secrets = {
  name: 'secrets',
  title: 'Secrets',
  checks: [
    check('secret.shape', 'a key has 2,048 bits, and a new random of at most 64 bytes', async (ctx) => {
      const visitor = ctx.visitor();
      const [one, other] = [await newSecret(visitor), await newSecret(visitor)];
      const bits = openPublicKey(one).asymmetricKeyDetails?.modulusLength ?? 0;
      assert(bits >= RSA_BITS_MIN, `the key has ${bits} bits, fewer than ${RSA_BITS_MIN}`);
      const random = Buffer.byteLength(one.random ?? '');
      assert(random > 0 && random <= RANDOM_MAX, `random has ${random} bytes, not 1 to ${RANDOM_MAX}`);
      assert(one.id !== other.id, 'two secrets have one id');
      assert(one.random !== other.random, 'two secrets have one random');
    }),
    check('secret.once', 'a key is valid for one request', async (ctx) => {
      const visitor = ctx.visitor();
      const secret = await newSecret(visitor);
      expectRefusal(await tries(ctx, visitor, seal(secret, 'a'), secret.id), 'BAD_CREDENTIALS');
      expectRefusal(await tries(ctx, visitor, seal(secret, 'b'), secret.id), 'SECRET_INVALID');
    }),
    check('secret.visitor', 'a key is valid only for the visitor who requested it', async (ctx) => {
      const secret = await newSecret(ctx.visitor());
      const otherBrowser = ctx.visitor();
      await otherBrowser.call('secret');
      expectRefusal(await tries(ctx, otherBrowser, seal(secret, 'a'), secret.id), 'SECRET_INVALID');
    }),
    check('secret.random', 'a password with the random of another key is refused', async (ctx) => {
      const visitor = ctx.visitor();
      const [one, other] = [await newSecret(visitor), await newSecret(visitor)];
      const mixed: Secret = { ...one, random: other.random };
      expectRefusal(await tries(ctx, visitor, seal(mixed, 'a'), one.id), 'SECRET_INVALID');
    }),
    check('secret.junk', 'values that are not encrypted with the key are refused', async (ctx) => {
      const visitor = ctx.visitor();
      for (const sealed of ['no base64 at all', 'AAAA', 'A'.repeat(344)]) {
        const { id } = await newSecret(visitor);
        expectRefusal(await tries(ctx, visitor, sealed, id), 'SECRET_INVALID');
      }
      expectRefusal(
        await tries(ctx, visitor, seal(await newSecret(visitor), 'a'), 'unknown'),
        'SECRET_INVALID',
      );
    }),
    check('secret.clearText', 'a password in clear text is refused', async (ctx) => {
      const visitor = ctx.visitor();
      const encrypts = await visitor.read('defaultEncryption');
      const { enableVerifySecret } = await visitor.read('domain');
      if (!encrypts && enableVerifySecret === '0') throw new NotRun('the server requires no encryption');
      expectRefusal(await tries(ctx, visitor, 'in clear text'), 'SECRET_INVALID');
    }),
  ],
};
