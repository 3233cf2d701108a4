#!/usr/bin/env node
/**
 * `npm run bench`: measures pages of the built portal with Lighthouse, and the time until a visitor can type and submit
 * a form. `--help` lists the options; docs/performance.md explains the figures.
 *
 * Exit codes: 0 measured, 1 a page never became usable or did not send its form, 2 the bench could not run.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { summarize, toTable } from './bench/figures.mjs';
import { serveFloor, signIn, visit } from './bench/visit.mjs';
import { startServer } from './serve.mjs';
import { getBrowser, isHeadlessShell } from './shared/findBrowser.mjs';
import { repository } from './shared/serverParts.mjs';

/** Name of the reference page, which has no scripts. */
const FLOOR = 'floor';
/** The portal's pages by their name in `--pages`. Members' pages have an `account`. */
const PAGES = {
  signIn: { path: '/uaa/login', sends: true },
  register: { path: '/uaa/register' },
  home: { path: '/user/identity_manage', account: 'demo' },
  // The mock gives this account 10,000 records.
  record: { path: '/user/behavior_record', account: 'veteran' },
};

const USAGE = `npm run bench -- [options]    measures the build in dist (npm run build)

  --rounds N      number of measurements of each page (3)
  --pages A,B     ${Object.keys(PAGES).join(', ')} (all), or none
  --desktop       a desktop computer instead of a slow phone
  --url NAME=URL  another page with a form, such as another portal's sign-in; may be given several times
  --output DIR    writes Lighthouse's reports there, as HTML and JSON, and all figures as bench.json`;

const METRICS = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'speed index ms': 'speed-index',
  'all KB': 'total-byte-weight',
};

/** An invalid option or a missing build. The message is for the user. */
class UsageError extends Error {}

function readOptions(args) {
  const text = { type: 'string' };
  const options = {
    rounds: { ...text, default: '3' },
    pages: { ...text, default: Object.keys(PAGES).join() },
    url: { ...text, multiple: true, default: [] },
    output: text,
    desktop: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  };
  try {
    const { rounds, pages, url, ...rest } = parseArgs({ args, options }).values;
    const pageNames = pages === 'none' ? [] : pages.split(',');
    const unknown = pageNames.find((name) => !Object.hasOwn(PAGES, name));
    if (unknown !== undefined) throw new Error(`There is no page "${unknown}".`);
    if (!/^[1-9]\d?$/.test(rounds)) throw new Error('--rounds takes a number from 1 to 99.');
    const names = new Set([FLOOR, ...Object.keys(PAGES)]);
    const others = url.map((option) => {
      const [, name, address] = /^(\w+)=(https?:\/\/.+)$/.exec(option) ?? [];
      if (!name) throw new Error(`--url takes NAME=URL, not "${option}".`);
      if (names.has(name)) throw new Error(`There is a page "${name}" already.`);
      names.add(name);
      return { name, url: address, sends: true };
    });
    return { ...rest, rounds: Number(rounds), names: pageNames, others };
  } catch (error) {
    throw new UsageError(`${error.message}\n\n${USAGE}`);
  }
}

/** Runs Lighthouse once. It does not delete cookies and storage, because members have a session there. */
async function audit(page, url, desktop) {
  // Loading it takes a second, and `--help` does not need it.
  const { default: lighthouse, desktopConfig } = await import('lighthouse');
  const flags = { onlyCategories: ['performance'], disableStorageReset: true, output: 'html' };
  const result = await lighthouse(url, flags, desktop ? desktopConfig : undefined, page);
  if (!result) throw new Error(`Lighthouse returned nothing for ${url}.`);
  const { audits, categories } = result.lhr;
  const figures = Object.entries(METRICS).map(([name, id]) => [name, audits[id]?.numericValue]);
  const score = (categories.performance?.score ?? 0) * 100;
  return { figures: { score, ...Object.fromEntries(figures) }, html: result.report, lhr: result.lhr };
}

async function measure(browser, target, { desktop, output }, round) {
  const context = await browser.createBrowserContext();
  try {
    if (target.account) await context.setCookie(...(await signIn(browser, target)));
    const { figures, html, lhr } = await audit(await context.newPage(), target.url, desktop);
    if (output && round === 1) {
      writeFileSync(join(output, `${target.name}.html`), html);
      writeFileSync(join(output, `${target.name}.json`), JSON.stringify(lhr));
    }
    if (target.account) return figures;
    const visitFigures = await visit(browser, target, desktop);
    return {
      ...figures,
      ...visitFigures,
      ...(target.sends && (await visit(browser, target, desktop, true))),
    };
  } finally {
    await context.close();
  }
}

async function main() {
  const options = readOptions(process.argv.slice(2));
  if (options.help) return console.log(USAGE);
  if (options.output) mkdirSync(options.output, { recursive: true });
  if (options.names.length > 0 && !existsSync(resolve(repository, 'dist/index.html'))) {
    throw new UsageError('There is no build: run `npm run build` first.');
  }
  const floor = await serveFloor();
  const portal = options.names.length > 0 ? await startServer({ root: 'dist' }) : undefined;
  const executablePath = getBrowser();
  const { default: puppeteer } = await import('puppeteer');
  const browser = await puppeteer.launch({
    executablePath,
    headless: isHeadlessShell(executablePath) ? 'shell' : true,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    protocolTimeout: 300_000,
  });
  const origin = `${portal?.origin}${(process.env.PORTAL_BASE ?? '/').replace(/\/$/, '')}`;
  const own = options.names.map((name) => ({ ...PAGES[name], name, origin, url: origin + PAGES[name].path }));
  const targets = [{ name: FLOOR, url: floor.origin }, ...own, ...options.others];
  const rounds = new Map(targets.map(({ name }) => [name, []]));
  try {
    // Each round measures all pages, so that a temporary slowdown of the machine affects all of them.
    for (let round = 1; round <= options.rounds; round += 1) {
      for (const target of targets) {
        console.error(`round ${round} of ${options.rounds}: ${target.name}`);
        rounds.get(target.name).push(await measure(browser, target, options, round));
      }
    }
  } finally {
    await Promise.all([browser.close(), floor.close(), portal?.close()]);
  }
  const results = targets.map(({ name }) => ({ name, figures: summarize(rounds.get(name)) }));
  console.log(toTable(results));
  const figures = Object.fromEntries(rounds);
  if (options.output) writeFileSync(join(options.output, 'bench.json'), JSON.stringify(figures, null, 2));
  const failed = targets.filter(({ name, account, sends }) =>
    rounds
      .get(name)
      .some(
        (round) =>
          !account && (round['usable ms'] === undefined || (sends && round['posts ms'] === undefined)),
      ),
  );
  for (const { name } of failed) console.error(`${name} did not become usable, or did not send its form.`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

main().catch((error) => {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 2;
});
