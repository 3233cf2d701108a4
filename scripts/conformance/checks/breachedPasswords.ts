/** Passwords that are known from data leaks (docs/api.md, New passwords). */
import { createHash } from 'node:crypto';
import { BREACHED_RANGE_STEP } from '@/constants';
import { check } from '../check';
import { expectFieldsWrong, expectRefusal } from '../expect';
import { restoreSecondPassword, sendNewPassword, signInSecondAccount } from '../otherAccounts';
import { assert } from '../outcome';

/** One of the passwords that data leaks contain most often. */
const BREACHED = 'password123';
const HASH = createHash('sha1').update(BREACHED).digest('hex').toUpperCase();
const SUFFIX = /^[0-9A-F]{35}$/;

export const breachedPasswordChecks = [
  check(
    'credentials.breachedRange',
    'breached passwords are listed by the prefix of their hash, in padded lists',
    async (ctx) => {
      const visitor = ctx.visitor();
      const knownPrefix = HASH.slice(0, 5);
      for (const prefix of [knownPrefix, '00000', 'FFFFF']) {
        const list = await visitor.read('breachedRange', { query: { prefix } });
        assert(
          list.every((suffix) => SUFFIX.test(suffix)),
          `${prefix}: not all suffixes have 35 upper-case hexadecimal digits`,
        );
        const isFull = list.length > 0 && list.length % BREACHED_RANGE_STEP === 0;
        assert(isFull, `${prefix}: ${list.length} hashes, no multiple of ${BREACHED_RANGE_STEP}`);
        if (prefix === knownPrefix)
          assert(list.includes(HASH.slice(5)), `${prefix}: does not list ${BREACHED}`);
      }
      for (const prefix of [knownPrefix.slice(1), knownPrefix.toLowerCase(), HASH]) {
        expectFieldsWrong(await visitor.call('breachedRange', { query: { prefix } }), 'prefix');
      }
    },
  ),
  check('credentials.breached', 'a breached password cannot be set', async (ctx) => {
    ctx.need('allowChanges');
    // The owner is alerted if the server accepts it.
    ctx.need('allowMessages');
    try {
      const reply = await sendNewPassword(ctx, await signInSecondAccount(ctx), BREACHED);
      expectRefusal(reply, ['PASSWORD_BREACHED', 'PASSWORD_WEAK']);
    } finally {
      await restoreSecondPassword(ctx);
    }
  }),
];
