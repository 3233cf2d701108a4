/** Every page of the route table, in every language: opens, says what it is, and can be used by everybody. */
import { findings } from './support/axe';
import { demo } from './support/people';
import { screens } from './support/routes';
import { aVisitor } from './support/setup';
import { type Language, languages } from './support/words';

/** A visitor on this page, signed in where it takes that. */
async function visitorOf(screen: (typeof screens)[number], language: Language) {
  const visitor = await aVisitor(language);
  if (screen.member) {
    await visitor.opens('/uaa/login');
    await visitor.signsIn(demo);
  }
  return visitor.opens(screen.address);
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

describe.each(languages)('in %s', (language) => {
  const titles = new Map<string, string>();

  test.each(screens)('$address', async (screen) => {
    const visitor = await visitorOf(screen, language);
    const page = await visitor.page.evaluate(() => ({
      lang: document.documentElement.lang,
      headings: document.querySelectorAll('h1').length,
      heading: document.querySelector('h1')?.innerText.trim(),
      title: document.title,
    }));
    expect(page).toMatchObject({ lang: language, headings: 1, heading: expect.stringMatching(/./) });
    expect(page.title).toContain(visitor.says(screen.title));
    titles.set(screen.address, page.title);
    expect(await findings(visitor)).toEqual([]);
    if (language === 'en-US' || language === 'pt-BR') {
      expect(await visitor.page.evaluate(hanLabels)).toEqual([]);
    }
  });

  test('no two pages have the same title', () => {
    expect(titles.size).toBe(screens.length);
    expect(new Set(titles.values()).size).toBe(titles.size);
  });
});

test.each(screens)('$address fits 320 px without sideways scroll', async (screen) => {
  const visitor = await visitorOf(screen, 'pt-BR');
  await visitor.page.setViewport({ width: 320, height: 640 });
  await visitor.reloads();
  await visitor.waits(
    () => document.documentElement.scrollWidth <= window.innerWidth,
    'a page as narrow as the screen',
  );
  expect(await findings(visitor)).toEqual([]);
});

test.each(screens)('$address is as usable in the dark', async (screen) => {
  const visitor = await aVisitor('en-US');
  await visitor.opens('/uaa/login');
  await visitor.presses('layout.theme.dark');
  if (screen.member) await visitor.signsIn(demo);
  await visitor.opens(screen.address);
  expect(await findings(visitor)).toEqual([]);
});
