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
  const data: unknown = readData(name, await visitor.call(name));
  assert(!JSON.stringify(data).includes(PHRASE), `${name}: the phrase is in the response`);
}

async function removePhrase(ctx: CheckContext, visitor: Visitor): Promise<void> {
  readData('stepUp', await ctx.stepUp(visitor));
  readData('removePhrase', await visitor.call('removePhrase', { body: {} }));
}

export const phraseChecks = [
  check(
    'personal.phrase',
    'the phrase is in no response to its owner or to an untrusted browser',
    async (ctx) => {
      ctx.needChanges();
      // The owner is alerted.
      ctx.needMessages();
      const visitor = await ctx.freshMember();
      if (readData('phrase', await visitor.call('phrase')).setAt)
        throw new NotRun('the account has a phrase');
      expectRefusal(await visitor.call('setPhrase', { body: { phrase: PHRASE } }), 'STEP_UP_REQUIRED');
      readData('stepUp', await ctx.stepUp(visitor));
      try {
        readData('setPhrase', await visitor.call('setPhrase', { body: { phrase: PHRASE } }));
        const { setAt } = readData('phrase', await visitor.call('phrase'));
        assert(setAt !== null, 'setPhrase: the phrase is not stored');
        for (const name of READS) await expectNoPhrase(name, visitor);
        const copy: unknown = readData('startExport', await visitor.call('startExport', { body: {} }));
        assert(!JSON.stringify(copy).includes(PHRASE), 'startExport: the phrase is in the response');
        const { account, userType } = ctx.ownCredentials();
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
