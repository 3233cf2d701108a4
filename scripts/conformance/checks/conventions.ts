/** Conventions that concern the whole API (docs/api.md, Conventions). */
import { randomBytes } from 'node:crypto';
import { LOCALES } from '@/locales/languages';
import { check } from '../check';
import type { CheckContext } from '../checkContext';
import { expectEnvelope, expectFieldsWrong, expectRefusal, expectSafeCookie, readData } from '../expect';
import { assert } from '../outcome';
import { describe, readEnvelope } from '../reply';

const HAN = /\p{Script=Han}/u;
const VISITOR = 'portal_visitor';
const OTHER_ORIGIN = { Origin: 'https://other.example' };

/** Makes two calls that are refused without an effect. Returns their messages in the language of the header. */
async function messagesIn(ctx: CheckContext, header: string): Promise<string> {
  const visitor = ctx.visitor();
  const headers = { 'Accept-Language': header };
  const channel = await visitor.call('login', { query: { channelCode: '999' }, headers });
  const fields = await visitor.call('loginCode', { headers });
  expectRefusal(channel, 'CHANNEL_UNKNOWN');
  expectFieldsWrong(fields, 'mobile');
  return [channel, fields].map((reply) => readEnvelope(reply).subMsg).join(' ');
}

/** Expects Chinese characters in the Chinese messages only. */
function expectOwnLanguages(messages: Map<string, string>): void {
  for (const [locale, text] of messages) {
    assert(HAN.test(text) === locale.startsWith('zh'), `subMsg for ${locale} is not in this language`);
  }
}

export const conventions = {
  name: 'conventions',
  title: 'Conventions',
  checks: [
    check('language.each', 'subMsg is in the requested language', async (ctx) => {
      const messages = new Map<string, string>();
      for (const locale of LOCALES) messages.set(locale, await messagesIn(ctx, locale));
      assert(new Set(messages.values()).size === LOCALES.length, 'subMsg is the same in two languages');
      expectOwnLanguages(messages);
    }),
    check('language.member', 'refusals and notices are in the language of the request', async (ctx) => {
      const member = await ctx.member();
      const messages = new Map<string, string>();
      const titles = new Map<string, string>();
      for (const locale of LOCALES) {
        const headers = { 'Accept-Language': locale };
        const reply = await member.call('ownValue', { headers });
        expectFieldsWrong(reply, 'field');
        messages.set(locale, String(readEnvelope(reply).subMsg));
        const notices = await member.read('notices', { headers });
        titles.set(locale, notices.map(({ title }) => title).join(' '));
      }
      expectOwnLanguages(messages);
      const hasNotices = titles.get('zh-CN') !== '';
      assert(
        !hasNotices || titles.get('zh-CN') !== titles.get('en-US'),
        'notices are the same in two languages',
      );
    }),
    check('language.choice', 'the first supported language is used, else zh-CN', async (ctx) => {
      const [chinese, portuguese] = [await messagesIn(ctx, 'zh-CN'), await messagesIn(ctx, 'pt-BR')];
      assert(
        (await messagesIn(ctx, 'fr')) === chinese,
        'the response to an unsupported language is not in zh-CN',
      );
      assert((await messagesIn(ctx, '*')) === chinese, 'the response to * is not in zh-CN');
      const mixed = await messagesIn(ctx, 'fr-FR, pt-BR;q=0.8, en-US;q=0.5');
      assert(mixed === portuguese, 'the first supported language is not used');
    }),
    check('csrf.signIn', 'a form on another site cannot sign in', async (ctx) => {
      const form = new URLSearchParams({ userType: 'person', account: 'x', password: 'y' });
      const query = { channelCode: '1' };
      const reply = await ctx.visitor().send('POST', '/anonApi/uaa/v1/login', { query, body: form });
      expectRefusal(reply, 'BAD_REQUEST');
    }),
    check('cors.none', 'no other origin can read or call the API', async (ctx) => {
      const visitor = ctx.visitor();
      const preflight = {
        ...OTHER_ORIGIN,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'x-requested-with, content-type',
      };
      const replies = [
        await visitor.call('domain', { headers: OTHER_ORIGIN }),
        await visitor.call('login', { query: { channelCode: '999' }, headers: OTHER_ORIGIN }),
        await visitor.call('accountDetail', { headers: OTHER_ORIGIN }),
        await visitor.send('OPTIONS', '/anonApi/uaa/v1/login', { headers: preflight }),
        await visitor.send('OPTIONS', '/authApi/user/v1/ownValue', { headers: preflight }),
      ];
      for (const reply of replies) {
        for (const header of ['origin', 'credentials', 'headers']) {
          const name = `access-control-allow-${header}`;
          const value = reply.headers.get(name);
          assert(
            value === null,
            `${describe(reply)}: ${name} is ${value}, so another origin may call the API`,
          );
        }
      }
    }),
    check('body.strange', 'unusual texts cause no server error', async (ctx) => {
      const texts = [
        '\u0000',
        '\ud800',
        "' OR '1'='1",
        '<script>',
        '../../etc/passwd',
        '%00',
        'x'.repeat(10_000),
      ];
      for (const text of texts) {
        const visitor = ctx.visitor();
        expectEnvelope(await visitor.call('captchaNeeded', { query: { account: text } }));
        expectEnvelope(await visitor.call('activation', { query: { id: text } }));
        expectEnvelope(await visitor.call('activate', { body: { token: text } }));
      }
    }),
    check('cookie.visitor', 'portal_visitor is HttpOnly, SameSite=Lax and Secure', async (ctx) => {
      const visitor = ctx.visitor();
      const reply = await visitor.call('secret');
      const line = reply.cookies.find((cookie) => cookie.startsWith(`${VISITOR}=`));
      assert(line, `${describe(reply)}: no cookie ${VISITOR} for a new browser`);
      expectSafeCookie(ctx.settings, line);
    }),
    check('cookie.planted', 'a visitor id that the server did not issue is ignored', async (ctx) => {
      const visitor = ctx.visitor();
      const value = randomBytes(32).toString('base64url');
      visitor.cookies.set(VISITOR, value);
      await visitor.call('secret');
      assert(visitor.cookies.get(VISITOR) !== value, 'the server accepts an id that it did not issue');
    }),
    check('cookie.renewed', 'sign-in and sign-out renew the id of the visitor', async (ctx) => {
      const visitor = ctx.visitor();
      const ids: (string | undefined)[] = [];
      const storeId = () => ids.push(visitor.cookies.get(VISITOR));
      await visitor.call('secret');
      storeId();
      readData('login', await ctx.signIn(visitor, ctx.need('account')));
      storeId();
      assert(ids[0] !== ids[1], `signing in keeps the id in ${VISITOR}, which others may know`);
      await visitor.call('logout');
      storeId();
      assert(ids[1] !== ids[2], `signing out keeps the id in ${VISITOR} for the next user`);
    }),
  ],
};
