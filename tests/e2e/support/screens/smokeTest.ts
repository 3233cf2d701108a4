/** Opens every page of a route table and checks its title, heading, language, layout and accessibility. */
import type { MessageKey } from '../../../../src/locales/zh-CN/index';
import { isHard } from '../run/hard';
import { aMember, aVisitor } from '../setup';
import type { Visitor } from '../visitor';
import { type Language, languages } from '../words';
import { findings } from './axe';
import { describeHanLabel, findHanLabels } from './hanLabels';
import type { Screen } from './routes';

/** Opens the page with these entries in local storage; those of the last call count. */
async function opensWith(visitor: Visitor, address: string, kept: Record<string, string>) {
  await visitor.page.evaluateOnNewDocument((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, kept);
  await visitor.opens(address);
}

/** Expects the language, one heading, the title and labels in this language on the current page. */
async function saysWhatItIs(
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
  await visitor.waits((wanted: string) => document.title.includes(wanted), 'its title', visitor.says(title));
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

/**
 * In the long loops each page is checked in all forms. Otherwise in the most difficult one: narrow, in a language with
 * long words, alternately light and dark; some pages in elder mode as well. The other journeys show the pages wide,
 * light and in Chinese.
 */
const formsOf = (turn: number): Form[] =>
  isHard
    ? languages.flatMap((language) => [
        { language },
        { language, dark: true },
        { language, narrow: true },
        { language, narrow: true, elder: true },
      ])
    : [
        { language: turn % 4 < 2 ? 'pt-BR' : 'en-US', narrow: true, dark: turn % 2 === 0 },
        { language: turn % 2 ? 'pt-BR' : 'zh-TW', narrow: true, dark: turn % 2 === 1, elder: true },
      ];

/** Every sixteenth page is also checked in elder mode; `look.e2e.ts` checks the components that all share. */
const ENLARGED = 16;

/** Declares a journey for each page: languages, no findings of axe, 320 px, dark theme, elder mode. */
export function opensEveryScreen(screens: readonly Screen[]): void {
  const cases = screens.map((screen, turn) => ({
    ...screen,
    forms: turn % ENLARGED === 0 || isHard ? formsOf(turn) : formsOf(turn).slice(0, 1),
  }));

  test.each(cases)('$address', async ({ address, title, person, forms }) => {
    const visitor = await (person ? aMember(person, 'undecided') : aVisitor('undecided'));
    // The page of one address shows it in full, which needs a step-up.
    if (address.includes('/address_manage/modify')) visitor.watch.tolerate(/status of 428/);
    for (const { language, narrow = false, dark = false, elder = false } of forms) {
      await visitor.page.setViewport(narrow ? NARROW : WIDE);
      const settings = { navTheme: dark ? 'realDark' : 'light', elder };
      await opensWith(visitor, address, { umi_locale: language, portal_settings: JSON.stringify(settings) });
      await saysWhatItIs(visitor, address, language, title);
      await visitor.waits(
        (wanted: boolean) =>
          document.documentElement.scrollWidth <= window.innerWidth &&
          (document.documentElement.dataset.theme === 'dark') === wanted,
        'a page as narrow as the screen, and as dark as was chosen',
        dark,
      );
      expect(await findings(visitor, true)).toEqual([]);
    }
  });
}
