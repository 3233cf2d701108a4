/** Every page of the route table, in every language: opens, says what it is, and can be used by everybody. */
import type { MessageKey } from '../../src/locales/zh-CN/index';
import { findings } from './support/axe';
import { isHard } from './support/hard';
import { screens } from './support/routes';
import { aVisitor } from './support/setup';
import type { Visitor } from './support/visitor';
import { type Language, languages, say } from './support/words';

/** One visitor sees a page in all its forms; signed in where that takes it. */
async function visitorOf(screen: (typeof screens)[number]): Promise<Visitor> {
  const visitor = await aVisitor('undecided');
  await visitor.opens('/uaa/login');
  if (screen.person) await visitor.signsIn(screen.person);
  return visitor;
}

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

test.each(screens)('$address', async (screen) => {
  const visitor = await visitorOf(screen);
  for (const language of languages) {
    await opensWith(visitor, screen.address, { umi_locale: language });
    await saysWhatItIs(visitor, language, screen.title);
    if (language === 'zh-CN' || isHard) expect(await findings(visitor)).toEqual([]);
  }

  await visitor.page.setViewport(NARROW);
  await opensWith(visitor, screen.address, { umi_locale: 'pt-BR' });
  await visitor.waits(
    () => document.documentElement.scrollWidth <= window.innerWidth,
    'a page as narrow as the screen',
  );
  expect(await findings(visitor)).toEqual([]);

  await visitor.page.setViewport(WIDE);
  await opensWith(visitor, screen.address, {
    umi_locale: 'en-US',
    portal_settings: JSON.stringify({ navTheme: 'realDark' }),
  });
  await visitor.waits(() => document.documentElement.dataset.theme === 'dark', 'the dark');
  expect(await findings(visitor)).toEqual([]);
});

test.each(languages)('in %s no two pages have the same title', (language) => {
  const titles = screens.map(({ title }) => say(language, title));
  expect(new Set(titles).size).toBe(titles.length);
});
