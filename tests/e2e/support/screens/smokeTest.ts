/** A page opens, says what it is, and can be used by everybody: the same for every page of a route table. */
import type { MessageKey } from '../../../../src/locales/zh-CN/index';
import { isHard } from '../run/hard';
import { aMember, aVisitor } from '../setup';
import type { Visitor } from '../visitor';
import { type Language, languages } from '../words';
import { findings } from './axe';
import type { Screen } from './routes';

/** Changes what is kept on the device, and opens the page anew. */
async function opensWith(visitor: Visitor, address: string, kept: Record<string, string>) {
  await visitor.page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, kept);
  await visitor.opens(address);
}

/**
 * Han characters on controls and headings, apart from names of languages and data of the person,
 * which carry a language of their own.
 */
function hanLabels(): string[] {
  const labels = document.querySelectorAll(
    'h1, h2, h3, h4, button, label, a, legend, th, dt, [aria-label], [title]',
  );
  return [...labels]
    .filter((element) => !element.closest('[lang]:not(html)'))
    .flatMap((element) => {
      const copy = element.cloneNode(true) as HTMLElement;
      for (const other of copy.querySelectorAll('[lang]')) other.remove();
      return [
        copy.textContent ?? '',
        element.getAttribute('title') ?? '',
        copy.getAttribute('aria-label') ?? '',
      ];
    })
    .filter((text) => /\p{Script=Han}/u.test(text));
}

/** What is wrong with the page in this language, as it stands. */
async function saysWhatItIs(visitor: Visitor, language: Language, title: MessageKey): Promise<void> {
  const page = await visitor.page.evaluate(() => ({
    lang: document.documentElement.lang,
    headings: document.querySelectorAll('h1').length,
    heading: document.querySelector('h1')?.innerText.trim(),
  }));
  expect(page).toMatchObject({ lang: language, headings: 1, heading: expect.stringMatching(/./) });
  await visitor.waits((wanted: string) => document.title.includes(wanted), 'its title', visitor.says(title));
  if (language === 'en-US' || language === 'pt-BR') {
    expect(await visitor.page.evaluate(hanLabels)).toEqual([]);
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
 * In the long loops each page comes in all forms. Otherwise in the hardest: narrow, in a language of long words, light
 * or dark by turns; some once more enlarged. Wide, light and in Chinese is how the journeys of each page see it.
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

/** Every sixth page is looked at enlarged as well; `look.e2e.ts` and the parts they share stand for the others. */
const ENLARGED = 6;

/** Declares a journey for each page: its languages, axe without findings, 320 px, the dark theme, enlarged. */
export function opensEveryScreen(screens: readonly Screen[]): void {
  const cases = screens.map((screen, turn) => ({
    ...screen,
    forms: turn % ENLARGED === 0 || isHard ? formsOf(turn) : formsOf(turn).slice(0, 1),
  }));

  test.each(cases)('$address', async ({ address, title, person, forms }) => {
    const visitor = await (person ? aMember(person, 'undecided') : aVisitor('undecided'));
    // The page of one address shows it in full, which needs a step-up.
    if (address.includes('/address_manage/modify')) visitor.watch.tolerate(/status of 428/);
    // Any page of the origin, to keep things on the device from.
    await visitor.page.goto(`${visitor.origin}/anonApi/getVersion`);
    for (const { language, narrow = false, dark = false, elder = false } of forms) {
      await visitor.page.setViewport(narrow ? NARROW : WIDE);
      const settings = { navTheme: dark ? 'realDark' : 'light', elder };
      await opensWith(visitor, address, { umi_locale: language, portal_settings: JSON.stringify(settings) });
      await saysWhatItIs(visitor, language, title);
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
