/** Reports that another person uses the account (docs/api.md, Panic). This locks the first spare account for a day. */
import { PANIC_PAUSE } from '@/constants';
import { check } from '../check';
import { type CheckContext, WRONG_PASSWORD } from '../checkContext';
import type { Visitor } from '../client';
import { expectAlike, expectRefusal, lastsFor, readData } from '../expect';
import { readMaskedMail, signInSpare, stepUpSpare } from '../otherAccounts';
import { assert } from '../outcome';
import { describe, isSuccess, type Reply, readEnvelope } from '../reply';
import { readSessionId, withSession } from './sessions';

interface Report {
  /** The browser that sent the report, whose session has ended. */
  browser: Visitor;
  /** Browsers with the sessions from before the report. */
  before: Visitor[];
  ticket: string;
  /** The masked mail address of the owner. */
  mail: string;
  /** The undo links from before the report. */
  earlier: string[];
}

/** An account accepts one report for all checks of a run. */
const reports = new WeakMap<CheckContext, Promise<Report>>();

function reportOnce(ctx: CheckContext): Promise<Report> {
  const report = reports.get(ctx) ?? sendReport(ctx);
  reports.set(ctx, report);
  return report;
}

async function sendReport(ctx: CheckContext): Promise<Report> {
  const browser = await stepUpSpare(ctx);
  const other = await signInSpare(ctx);
  const mail = await readMaskedMail(browser);
  const earlier = ctx.settings.outbox ? await ctx.listUndoTokens(mail) : [];
  const copy = withSession(ctx, readSessionId(browser), browser.cookies);
  const reply = await browser.call('panic');
  const { redirectUrl } = readData('panic', reply);
  const [, ticket] = /^\/uaa\/paused\?ticket=([\w-]+)$/.exec(redirectUrl) ?? [];
  assert(ticket, `${describe(reply)}: redirectUrl is not /uaa/paused with a ticket`);
  return { browser, before: [copy, other], ticket, mail, earlier };
}

const readPause = (visitor: Visitor, ticket: string): Promise<Reply> =>
  visitor.call('pausedAccount', { query: { ticket } });

export const panic = {
  name: 'panic',
  title: 'Panic',
  checks: [
    check('panic.stepUp', 'a panic requires a step-up, and changes nothing without one', async (ctx) => {
      const visitor = await signInSpare(ctx);
      expectRefusal(await visitor.call('panic'), 'STEP_UP_REQUIRED');
      const detail = await visitor.call('accountDetail');
      assert(detail.status === 200, `${describe(detail)}: a panic without a step-up has ended the session`);
      const again = await ctx.signIn(ctx.visitor(), ctx.spareCredentials());
      assert(
        isSuccess(again),
        `${describe(again)}: the account cannot sign in after a panic without a step-up`,
      );
    }),
    check('panic.sessions', 'a panic ends every session of the account', async (ctx) => {
      for (const visitor of (await reportOnce(ctx)).before) {
        const detail = await visitor.call('accountDetail');
        assert(detail.status === 401, `${describe(detail)}: a session from before the panic is still valid`);
        const online = await visitor.call('online');
        assert(readEnvelope(online).data === false, `${describe(online)}: online is not false after a panic`);
      }
    }),
    check('panic.password', 'after a panic the right password is refused like a wrong one', async (ctx) => {
      await reportOnce(ctx);
      const right = await ctx.signIn(ctx.visitor(), ctx.spareCredentials());
      expectRefusal(right, 'BAD_CREDENTIALS');
      const wrong = await ctx.signIn(ctx.visitor(), { ...ctx.spareCredentials(), password: WRONG_PASSWORD });
      expectAlike(right, wrong, 'the former password and a wrong one');
    }),
    check('panic.pause', 'the pause lasts 24 hours, and a new browser cannot end it', async (ctx) => {
      const { browser, ticket } = await reportOnce(ctx);
      const { until, mayEnd } = readData('pausedAccount', await readPause(browser, ticket));
      assert(lastsFor(until, PANIC_PAUSE), `the pause lasts until ${until}, not for 24 hours`);
      assert(!mayEnd, 'mayEnd is true for a browser whose session has just begun');
      expectRefusal(await browser.call('endPause', { body: { ticket } }), 'TICKET_UNKNOWN');
      expectRefusal(await readPause(ctx.visitor(), ticket), 'TICKET_UNKNOWN');
      readData('pausedAccount', await readPause(browser, ticket));
    }),
    // Runs last: it ends the pause.
    check('panic.undo', 'the link in the alert ends the pause; the password stays invalid', async (ctx) => {
      ctx.need('outbox');
      const { browser, ticket, mail, earlier } = await reportOnce(ctx);
      const body = { token: await ctx.sentUndoToken(mail, earlier) };
      const visitor = ctx.visitor();
      const { kind } = await visitor.read('checkUndo', { body });
      assert(kind === 'PANIC', `the link in the alert of a panic undoes ${kind}`);
      readData('pausedAccount', await readPause(browser, ticket));
      await visitor.read('undoChange', { body });
      expectRefusal(await readPause(browser, ticket), 'TICKET_UNKNOWN');
      expectRefusal(await visitor.call('undoChange', { body }), 'UNDO_UNKNOWN');
      expectRefusal(await ctx.signIn(ctx.visitor(), ctx.spareCredentials()), 'BAD_CREDENTIALS');
    }),
  ],
};
