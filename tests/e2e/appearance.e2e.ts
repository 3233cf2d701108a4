import { demo } from './support/people';
import { findings } from './support/screens/axe';
import { holdScripts, opensEarly } from './support/screens/slowScripts';
import { aMember, aMemberAt, aVisitor } from './support/setup';
import type { Visitor } from './support/visitor';
import type { Words } from './support/words';

const HOME = '/user/identity_manage';

/** Brightness behind the page's heading, from 0 to 255. */
const brightness = (visitor: Visitor) =>
  visitor.page.evaluate(() => {
    let painted: Element | null = document.querySelector('h1');
    while (painted && getComputedStyle(painted).backgroundColor === 'rgba(0, 0, 0, 0)')
      painted = painted.parentElement;
    const color = getComputedStyle(painted ?? document.documentElement).backgroundColor;
    const parts = (color.match(/\d+/g) ?? []).slice(0, 3).map(Number);
    return parts.reduce((sum, part) => sum + part, 0) / 3;
  });

/** Closes the settings and takes the focus out of the header: a header with the focus never hides. */
async function closesSettings(visitor: Visitor): Promise<void> {
  await visitor.page.keyboard.press('Escape');
  await visitor.seesNoMore('settings.kept');
  await visitor.clicks('h1');
}

async function isChosen(visitor: Visitor, role: string, words: Words): Promise<boolean> {
  const control = await visitor.finds(role, words);
  return control.evaluate(
    (node) => (node as HTMLInputElement).checked || node.getAttribute('aria-checked') === 'true',
  );
}

/** Scrolls by this distance (px; negative is up). */
async function scrolls(visitor: Visitor, distance: number): Promise<void> {
  const from = await visitor.page.evaluate(() => window.scrollY);
  await visitor.page.mouse.move(400, 300);
  await visitor.page.mouse.wheel({ deltaY: distance });
  const isScrolled = (start: number, by: number) => Math.abs(window.scrollY - start) >= Math.abs(by) - 1;
  await visitor.waits(isScrolled, 'scrolling', from, distance);
}

/** Scrolls and waits until the header has moved into the window or out of it. */
async function movesHeader(visitor: Visitor, distance: number, isIn: boolean): Promise<void> {
  await scrolls(visitor, distance);
  const isMoved = (wanted: boolean) =>
    (document.querySelector('header') as HTMLElement).getBoundingClientRect().bottom > 0 === wanted;
  await visitor.waits(isMoved, isIn ? 'the header' : 'an end of the header', isIn);
}

/** The header's lower edge after scrolling and the time in which it would move (px). */
async function headerAfter(visitor: Visitor, distance: number): Promise<number> {
  await scrolls(visitor, distance);
  await new Promise((resolve) => setTimeout(resolve, 400));
  return visitor.page.$eval('header', (header) => header.getBoundingClientRect().bottom);
}

/** In elder mode: controls lower than 60 px, and texts smaller than 18 px. */
const listSmall = (visitor: Visitor): Promise<string[]> =>
  visitor.page.evaluate(() => {
    const targets = [...document.querySelectorAll('button, a:not(p a)')].filter((target) => {
      const { width, height } = target.getBoundingClientRect();
      return width > 1 && height < 60;
    });
    const texts = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.checkVisibility() &&
        [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()) &&
        Number.parseFloat(getComputedStyle(element).fontSize) < 18,
    );
    return [...targets, ...texts].map(
      (element) => `${element.tagName} ${element.className} ${element.textContent}`,
    );
  });

/** Edges of the settings, and the distance of their close button from the left, in px. */
const readEdges = (visitor: Visitor) =>
  visitor.page.$eval('.side-drawer .ant-drawer-content', (panel) => {
    const { left, right, bottom } = panel.getBoundingClientRect();
    const close = panel.querySelector('.ant-drawer-close')?.getBoundingClientRect();
    return { left, right, bottom, close: close ? close.left - left : 0, height: window.innerHeight };
  });

/** Distances between the middle of each security fact and the middle of its link (px). */
const readOffsets = (visitor: Visitor) =>
  visitor.page.$$eval('.security-facts > div', (rows) =>
    rows.map((row) => {
      const middleOf = (selector: string) => {
        const range = document.createRange();
        range.selectNodeContents(row.querySelector(selector) as Element);
        const { top, bottom } = range.getBoundingClientRect();
        return (top + bottom) / 2;
      };
      return Math.abs(middleOf('dt') - middleOf('a'));
    }),
  );

test('opens the settings at the side, and on a phone as a sheet from the bottom; applies each setting, and keeps it until the user restores the defaults', async () => {
  const visitor = await aMemberAt(HOME, demo);
  expect(await brightness(visitor)).toBeGreaterThan(200);
  await visitor.presses('layout.settings');
  const wide = await readEdges(visitor);
  expect(wide.left).toBeGreaterThan(wide.right / 2);
  expect(wide.close).toBeGreaterThan((wide.right - wide.left) / 2);
  expect(await findings(visitor, true)).toEqual([]);
  for (const [role, words] of [
    ['radio', 'settings.navTheme.realDark'],
    ['radio', 'settings.color.green'],
    ['radio', 'settings.contentWidth.Fixed'],
    ['switch', 'settings.fixSiderbar'],
    ['switch', 'settings.colorWeak'],
    ['switch', 'settings.elder'],
  ] as const) {
    await visitor.presses(words, role);
  }
  // Another document, in which the member is still signed in.
  await visitor.opens('/user/account_manage/account_security');
  await visitor.findsAt('.security-facts a');
  expect(await brightness(visitor)).toBeLessThan(60);
  const filter = await visitor.page.evaluate(
    () => getComputedStyle(document.documentElement).filter + getComputedStyle(document.body).filter,
  );
  expect(filter).toMatch(/invert|contrast|saturate|hue-rotate/);
  expect(Math.max(...(await readOffsets(visitor)))).toBeLessThanOrEqual(2);
  await visitor.presses('layout.settings');
  const stored = await visitor.page.evaluate(() => localStorage.getItem('portal_settings') ?? '');
  expect(JSON.parse(stored)).toMatchObject({
    navTheme: 'realDark',
    contentWidth: 'Fixed',
    fixSiderbar: false,
    colorWeak: true,
    elder: true,
  });
  // Each kind of control shows the stored value.
  expect(await isChosen(visitor, 'radio', 'settings.color.green')).toBe(true);
  expect(await isChosen(visitor, 'switch', 'settings.fixSiderbar')).toBe(false);
  expect(await listSmall(visitor)).toEqual([]);
  await visitor.presses('settings.reset');
  expect(await isChosen(visitor, 'switch', 'settings.elder')).toBe(false);
  await visitor.page.setViewport({ width: 390, height: 700 });
  await visitor.findsAt('.side-drawer.ant-drawer-bottom');
  await visitor.until(async () => {
    const { left, right, bottom, height } = await readEdges(visitor);
    return left === 0 && right === 390 && bottom === height;
  }, 'a sheet that fills the width at the bottom');
  expect((await readEdges(visitor)).close).toBeGreaterThan(195);
});

test('keeps the header fixed, hides it on scroll, or scrolls it with the page, with the navigation at the side or at the top', async () => {
  const visitor = await aMember(demo);
  await visitor.page.setViewport({ width: 1280, height: 540 });
  await visitor.opens(HOME);
  await visitor.findsAt('.home-hero');
  expect(await visitor.has('header nav')).toBe(false);
  expect(await headerAfter(visitor, 300)).toBeGreaterThan(0);

  await visitor.presses('layout.settings');
  await visitor.presses('settings.autoHideHeader', 'switch');
  await closesSettings(visitor);
  await visitor.page.evaluate(() => window.scrollTo(0, 0));
  await movesHeader(visitor, 300, false);
  await movesHeader(visitor, -100, true);

  await visitor.presses('layout.settings');
  await visitor.presses('settings.fixedHeader', 'switch');
  await visitor.presses('settings.layout.top', 'radio');
  await closesSettings(visitor);
  await visitor.findsAt('.top-nav[data-fits="true"]');
  expect(await visitor.has('aside nav')).toBe(false);
  await visitor.page.evaluate(() => window.scrollTo(0, 0));
  await movesHeader(visitor, 300, false);
  expect(await headerAfter(visitor, -100)).toBeLessThanOrEqual(0);
});

test('follows the color scheme of the system before and after its scripts have loaded, until a theme is chosen', async () => {
  const visitor = await aVisitor();
  await visitor.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
  const scripts = await holdScripts(visitor);
  await opensEarly(visitor, '/uaa/login', 'account');
  expect(await brightness(visitor)).toBeLessThan(60);
  await scripts.release();
  await visitor.settles();
  expect(await brightness(visitor)).toBeLessThan(60);
  await visitor.presses('layout.theme.light');
  await visitor.findsAt('html[data-theme="light"]');
  // The choice lasts in another document, after a sign-in.
  await visitor.opensSessionOf(demo);
  await visitor.opens(HOME);
  expect(await brightness(visitor)).toBeGreaterThan(200);
});

test('prints the record on white with its period, filters and time zone, without controls', async () => {
  const visitor = await aMemberAt('/user/behavior_record?type=LOGIN', demo);
  await visitor.findsAt('.data-table');
  const shown = () =>
    visitor.page.$$eval(
      '.main-header, .ant-pro-sider, .filters, .list-bar .ant-btn, .data-table, h1, .print-only',
      (parts) => parts.filter((part) => part.checkVisibility()).map(({ localName }) => localName),
    );
  expect(await shown()).not.toContain('p');
  await visitor.page.emulateMediaType('print');
  expect(new Set(await shown())).toEqual(new Set(['h1', 'p', 'div']));
  const line = await visitor.page.$eval('.print-only', ({ textContent }) => textContent);
  expect(line).toMatch(/^\d{4}年\d+月\d+日 至 \d{4}年\d+月\d+日 · /);
  expect(line?.split(' · ').slice(1)).toEqual([
    visitor.says('behavior.type.LOGIN'),
    visitor.says('behavior.zone'),
  ]);
  const ground = await visitor.page.$eval('body', (body) => getComputedStyle(body).backgroundColor);
  await visitor.page.emulateMediaType('screen');
  expect(ground).toBe('rgba(0, 0, 0, 0)');
});
