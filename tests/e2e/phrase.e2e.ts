/** The phrase against phishing: in messages, and on the sign-in page of trusted browsers. */
import { trustsBrowser } from './support/journeys/authenticator';
import { messagesTo } from './support/journeys/outbox';
import { remembersSignIn } from './support/journeys/phrase';
import { demo } from './support/people';
import { whenHard } from './support/run/hard';
import { findings } from './support/screens/axe';
import { aMemberAt, aVisitor, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';
import type { Language } from './support/words';

const SECURITY = '/user/account_manage/account_security';
const SIGN_IN = '/uaa/login';
const EMAIL = 'demo@example.com';

beforeEach(resetPortal);

const shown = (visitor: Visitor) =>
  visitor.page.evaluate(() => document.querySelector<HTMLElement>('.sign-in-phrase')?.innerText ?? '');
const topOf = (visitor: Visitor, field: string) =>
  visitor.page.$eval(`[name="${field}"]`, (input) => input.getBoundingClientRect().top);
const lastMail = async (visitor: Visitor) => (await messagesTo(visitor, EMAIL))[0]?.text.split('\n') ?? [];

/** Phrases by language; tests/mock/member/phrase.test.ts covers how each language quotes them. */
const PHRASES: [Language, string][] = [
  ['en-US', 'Blue whale'],
  ...whenHard<[Language, string]>(['zh-CN', '蓝色的鲸鱼']),
];

// tests/features/accountSecurity/phrase/PhraseCard.test.tsx and tests/mock/member/phrase.test.ts cover its removal, and
// signInPhrase.test.tsx another name.
test.each(PHRASES)(
  'a member sets a phrase by keyboard, reads it in the next mail and at sign-in in a trusted browser; another browser gets none (%s)',
  async (language, phrase) => {
    const visitor = await aMemberAt(SECURITY, demo, language);
    visitor.watch.tolerate(/status of 428/);
    await visitor.sees('phrase.none');
    await visitor.types('phrase', phrase);
    await visitor.confirms();
    await visitor.findsAt('[name="stepUpPassword"]');
    await visitor.types('stepUpPassword', demo.password);
    await visitor.confirms();
    await visitor.seesNoMore('phrase.none');
    await visitor.closesNotice('phrase.saved');
    expect(await visitor.valueOf('phrase')).toBe('');
    expect(await visitor.mainText()).not.toContain(phrase);
    expect((await lastMail(visitor)).join()).not.toContain(phrase);

    await visitor.calls('startExport', {});
    const line = visitor.says('phrase.yours', { phrase });
    expect((await lastMail(visitor)).filter((one) => one.includes(phrase))).toHaveLength(1);
    if (language === 'zh-CN') expect((await lastMail(visitor))[0]).toBe(line);

    await visitor.settles();
    await trustsBrowser(visitor, demo);
    await visitor.calls('logout');
    await visitor.opens(SIGN_IN);
    await remembersSignIn(visitor);
    const before = await topOf(visitor, 'password');
    await visitor.types('account', demo.account);
    expect(await shown(visitor)).toBe('');
    await visitor.tabsTo('[name="password"]');
    await visitor.hears('phrase.yours', { phrase });
    expect(await topOf(visitor, 'password')).toBeCloseTo(before, 0);
    expect(await findings(visitor)).toEqual([]);
    const { account } = demo;
    expect(await visitor.calls('signInPhrase', { userType: 'person', account })).toEqual({ phrase });
    const stranger = await aVisitor(language);
    expect(await stranger.calls('signInPhrase', { userType: 'person', account })).toEqual({ phrase: null });
  },
);
