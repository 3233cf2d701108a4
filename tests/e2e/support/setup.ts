/** Around every e2e file: a browser, a fresh portal, and nothing may go wrong unnoticed. */
import type { Browser } from 'puppeteer';
import { launchBrowser } from './browser';
import type { Person } from './people';
import { type Server, startServer } from './server';
import { Visitor } from './visitor';
import { watches } from './watch';
import type { Language } from './words';

interface Stage {
  browser: Browser;
  server: Server;
}

// Two browsers on two busy cores: a journey that fails is played once more, and its first failure is printed.
jest.retryTimes(1, { logErrorsBeforeRetry: true });

/** Journeys through the tools have a build that has them; all others run on the one for production. */
const buildOf = (file = ''): string => (file.endsWith('.mock.e2e.ts') ? 'dist-mock' : 'dist');

let stage: Stage | undefined;

beforeAll(async () => {
  const server = await startServer(buildOf(expect.getState().testPath));
  stage = { server, browser: await launchBrowser() };
});

afterAll(async () => {
  await stage?.browser.close();
  await stage?.server.stop();
});

/** The seed again. */
export async function resetPortal(): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'portal' };
  const { ok } = await fetch(`${stage?.server.origin}/mock/reset`, { method: 'POST', headers });
  if (!ok) throw new Error('the portal was not reset');
}

afterEach(async () => {
  const findings = [...watches].flatMap((watch) => watch.findings());
  watches.clear();
  for (const context of stage?.browser.browserContexts() ?? []) {
    if (context !== stage?.browser.defaultBrowserContext()) await context.close();
  }
  expect(findings).toEqual([]);
});

/** A visitor nobody knows yet, in a browser of their own. Without a language the browser's own counts. */
export async function aVisitor(language: Language | 'undecided' = 'zh-CN'): Promise<Visitor> {
  if (!stage) throw new Error('there is no browser yet');
  const context = await stage.browser.createBrowserContext();
  const visitor = await Visitor.arrives(context, stage.server.origin);
  return language === 'undecided' ? visitor : visitor.prefers(language);
}

/** A visitor who is signed in already: for journeys in which signing in is not the matter. */
export async function aMember(person: Person, language: Language | 'undecided' = 'zh-CN'): Promise<Visitor> {
  return (await aVisitor(language)).hasSessionOf(person);
}
