/** Opens every page of a route table and checks its title, heading, language, layout and accessibility. */
import type { EndpointName } from '../../../../src/contract';
import type { MessageKey } from '../../../../src/locales/zh-CN/index';
import { isHard } from '../run/hard';
import { aVisitor } from '../setup';
import type { Visitor } from '../visitor';
import { type Language, languages } from '../words';
import { findings } from './axe';
import { describeHanLabel, findHanLabels } from './hanLabels';
import { goesTo } from './navigation';
import type { Screen } from './routes';

/** Expects the language, one heading, the title and labels in this language on the current page. */
async function expectsTitleAndHeading(
  visitor: Visitor,
  address: string,
  language: Language,
  title: MessageKey,
): Promise<void> {
  const page = await visitor.page.evaluate(() => ({
    lang: document.documentElement.lang,
    headings: document.querySelectorAll('h1').length,
    heading: document.querySelector('h1')?.innerText.trim(),
  }));
  expect(page).toMatchObject({ lang: language, headings: 1, heading: expect.stringMatching(/./) });
  await visitor.waits((wanted: string) => document.title.includes(wanted), 'the title', visitor.says(title));
  if (language === 'en-US' || language === 'pt-BR') {
    const found = await visitor.page.evaluate(findHanLabels);
    expect(found.map((label) => describeHanLabel(label, address, language))).toEqual([]);
  }
}

const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 900 };

interface Form {
  language: Language;
  narrow?: boolean;
  dark?: boolean;
  elder?: boolean;
}

/** Every eighth page is also checked in elder mode; `look.e2e.ts` checks the components that all pages share. */
const ELDER_STEP = 8;

/**
 * Returns the forms in which a page is checked: all in the long loops, otherwise the most difficult one, which is narrow and
 * in a language with long words, alternately dark and light. The other journeys show pages wide, light and in Chinese.
 */
const formsOf = (index: number): Form[] =>
  isHard
    ? languages.flatMap((language) => [
        { language },
        { language, dark: true },
        { language, narrow: true },
        { language, narrow: true, elder: true },
      ])
    : [
        index % 2 === 0
          ? { language: 'pt-BR', narrow: true, dark: true }
          : { language: 'en-US', narrow: true },
      ];

/** Time limit for one page (ms). */
const PAGE_MAX = 20_000;

/** Chooses language, theme and text size on this device, and the size of the window, for all pages that follow. */
async function choosesForm(visitor: Visitor, { language, narrow, dark, elder = false }: Form): Promise<void> {
  await visitor.page.setViewport(narrow ? NARROW : WIDE);
  const settings = JSON.stringify({ navTheme: dark ? 'realDark' : 'light', elder });
  await visitor.page.evaluateOnNewDocument((entries) => Object.assign(localStorage, entries), {
    umi_locale: language,
    portal_settings: settings,
  });
}

/** The endpoints that the pages have called so far. */
const called = new Set<EndpointName>();

/** Checks the current page in this form. */
async function expectsSound(visitor: Visitor, { address, title }: Screen, { language, dark = false }: Form) {
  await expectsTitleAndHeading(visitor, address, language, title);
  await visitor.waits(
    (wanted: boolean) =>
      document.documentElement.scrollWidth <= window.innerWidth &&
      (document.documentElement.dataset.theme === 'dark') === wanted,
    'a page that fits the screen, in the chosen theme',
    dark,
  );
  expect(await findings(visitor, true)).toEqual([]);
}

/** Switches elder mode on this page, as another tab does. */
async function switchesElder(visitor: Visitor, elder: boolean): Promise<void> {
  await visitor.page.evaluate((on) => {
    const settings = JSON.parse(localStorage.getItem('portal_settings') ?? '{}');
    localStorage.setItem('portal_settings', JSON.stringify({ ...settings, elder: on }));
    dispatchEvent(new StorageEvent('storage', { key: 'portal_settings' }));
  }, elder);
  const isSwitched = (on: boolean) => document.documentElement.classList.contains('elder') === on;
  await visitor.waits(isSwitched, 'the other text size', elder);
  await visitor.settles();
}

/** Checks the current page, and some pages in elder mode as well. */
async function expectsSoundInEachSize(visitor: Visitor, screen: Screen, form: Form, index: number) {
  await expectsSound(visitor, screen, form);
  if (isHard || !form.dark || index % ELDER_STEP !== 0) return;
  await switchesElder(visitor, true);
  await expectsSound(visitor, screen, form);
  await switchesElder(visitor, false);
}

/**
 * Opens the pages one after the other on one device, those of visitors first, and returns the failures. In the long loops
 * each page is a new document; otherwise only the first page of each person and the next page after a failure.
 */
async function listFailures(screens: readonly Screen[], form: Form): Promise<string[]> {
  const failed: string[] = [];
  const visitor = await aVisitor('undecided');
  // The page that changes an address shows it in full, which needs a step-up.
  visitor.watch.tolerate(/status of 428/);
  await choosesForm(visitor, form);
  for (const person of new Set([undefined, ...screens.map((screen) => screen.person)])) {
    if (person) await visitor.opensSessionOf(person);
    let isOpen = false;
    for (const screen of screens.filter((other) => other.person === person)) {
      try {
        await (isOpen ? goesTo(visitor, screen.address) : visitor.opens(screen.address));
        await expectsSoundInEachSize(visitor, screen, form, screens.indexOf(screen));
        isOpen = !isHard;
      } catch (error) {
        isOpen = false;
        failed.push(`${screen.address}: ${error instanceof Error ? error.message : error}`);
      }
    }
  }
  for (const name of visitor.callsMade()) called.add(name);
  return failed;
}

/** Declares a journey for each form of pages: language, width, theme and elder mode. */
export function opensEveryScreen(screens: readonly Screen[]): void {
  const groups = new Map<string, { form: Form; shown: Screen[] }>();
  for (const [index, screen] of screens.entries()) {
    for (const form of formsOf(index)) {
      const { language, narrow, dark, elder } = form;
      const name = [language, narrow && 'narrow', dark && 'dark', elder && 'in elder mode']
        .filter(Boolean)
        .join(', ');
      const group = groups.get(name) ?? { form, shown: [] };
      group.shown.push(screen);
      groups.set(name, group);
    }
  }
  for (const [name, { form, shown }] of groups) {
    test(
      `shows each page accessibly, with its title and one heading: ${name}`,
      async () => {
        expect(await listFailures(shown, form)).toEqual([]);
      },
      shown.length * PAGE_MAX,
    );
  }
}

/** Declares a test, after those of `opensEveryScreen`, that the pages have called each of these endpoints while they opened. */
export function callsWhileOpening(names: readonly EndpointName[]): void {
  test('calls each endpoint without an entry in tests/e2e/support/faults while a page opens', () => {
    expect(names.filter((name) => !called.has(name))).toEqual([]);
  });
}
