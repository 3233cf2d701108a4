/** Phrase (docs/api.md, Phrase). The check sets one, so the server alerts the owner. */
import type { EndpointName } from '@/contract';
import { check } from '../check';
import type { CheckContext } from '../checkContext';
import type { Visitor } from '../client';
import { expectRefusal, readData } from '../expect';
import { assert, NotRun } from '../outcome';

const PHRASE = 'Kit whale 7';

/** Endpoints whose responses must not contain the phrase. */
const READS: readonly EndpointName[] = [
  'phrase',
  'security',
  'accountDetail',
  'identity',
  'profile',
  'sessions',
  'trustedBrowsers',
  'notices',
  'behaviorRecords',
  'notificationSettings',
];

async function expectNoPhrase(name: EndpointName, visitor: Visitor): Promise<void> {
  const data: unknown = await visitor.read(name);
  assert(!JSON.stringify(data).includes(PHRASE), `${name}: the phrase is in the response`);
}

async function removePhrase(ctx: CheckContext, visitor: Visitor): Promise<void> {
  await ctx.stepUp(visitor);
  await visitor.read('removePhrase');
}

export const phraseChecks = [
  check(
    'personal.phrase',
    'the phrase is in no response to its owner or to an untrusted browser',
    async (ctx) => {
      ctx.need('allowChanges');
      // The owner is alerted.
      ctx.need('allowMessages');
      const visitor = await ctx.freshMember();
      if ((await visitor.read('phrase')).setAt) throw new NotRun('the account has a phrase');
      expectRefusal(await visitor.call('setPhrase', { body: { phrase: PHRASE } }), 'STEP_UP_REQUIRED');
      await ctx.stepUp(visitor);
      try {
        await visitor.read('setPhrase', { body: { phrase: PHRASE } });
        const { setAt } = await visitor.read('phrase');
        assert(setAt !== null, 'setPhrase: the phrase is not stored');
        for (const name of READS) await expectNoPhrase(name, visitor);
        const copy: unknown = await visitor.read('startExport');
        assert(!JSON.stringify(copy).includes(PHRASE), 'startExport: the phrase is in the response');
        const { account, userType } = ctx.need('account');
        const reply = await ctx.visitor().call('signInPhrase', { body: { account, userType } });
        assert(
          readData('signInPhrase', reply).phrase === null,
          'a browser that is not trusted gets the phrase',
        );
      } finally {
        await removePhrase(ctx, visitor);
      }
    },
  ),
];
