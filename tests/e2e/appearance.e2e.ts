import { demo } from './support/people';
import { findings } from './support/screens/axe';
import { hasSettings } from './support/screens/elder';
import { holdScripts, opensEarly } from './support/screens/slowScripts';
import { aMember, aMemberAt, aVisitor, aVisitorAt } from './support/setup';
import type { Visitor } from './support/visitor';
import type { Words } from './support/words';

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

/** A member with the settings open. */
async function aMemberAtSettings(): Promise<Visitor> {
  const visitor = await aMemberAt('/user/identity_manage', demo);
  return visitor.presses('layout.settings');
}

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

/** The header's lower edge after scrolling by this distance (px; negative is up). */
async function headerAfter(visitor: Visitor, distance: number): Promise<number> {
  const from = await visitor.page.evaluate(() => window.scrollY);
  await visitor.page.mouse.move(400, 300);
  await visitor.page.mouse.wheel({ deltaY: distance });
  const isScrolled = (start: number, by: number) => Math.abs(window.scrollY - start) >= Math.abs(by) - 1;
  await visitor.waits(isScrolled, 'scrolling', from, distance);
  await new Promise((resolve) => setTimeout(resolve, 400));
  return visitor.page.$eval('header', (header) => header.getBoundingClientRect().bottom);
}

test('keeps the dark theme after a reload, after a sign-in and in a second tab', async () => {
  const visitor = await aVisitorAt('/uaa/login');
  expect(await brightness(visitor)).toBeGreaterThan(200);
  await visitor.presses('layout.theme.dark');
  await visitor.reloads();
  expect(await brightness(visitor)).toBeLessThan(60);
  await visitor.signsIn(demo);
  expect(await brightness(visitor)).toBeLessThan(60);
  const tab = await visitor.opensTab('/uaa/getVersion');
  expect(await brightness(tab)).toBeLessThan(60);
});

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

test('opens the settings at the side, and on a phone as a sheet from the bottom; applies each setting, and keeps it until the user restores the defaults', async () => {
  const settings = [
    ['radio', 'settings.navTheme.realDark', true],
    ['radio', 'settings.color.green', true],
    ['radio', 'settings.contentWidth.Fixed', true],
    ['switch', 'settings.autoHideHeader', true],
    ['switch', 'settings.fixSiderbar', false],
    ['switch', 'settings.colorWeak', true],
    ['switch', 'settings.elder', true],
  ] as const;
  const visitor = await aMemberAtSettings();
  const wide = await readEdges(visitor);
  expect(wide.left).toBeGreaterThan(wide.right / 2);
  expect(wide.close).toBeGreaterThan((wide.right - wide.left) / 2);
  expect(await findings(visitor, true)).toEqual([]);
  for (const [role, words] of settings) await visitor.presses(words, role);
  await visitor.reloads();
  const filter = await visitor.page.evaluate(
    () => getComputedStyle(document.documentElement).filter + getComputedStyle(document.body).filter,
  );
  expect(filter).toMatch(/invert|contrast|saturate|hue-rotate/);
  await visitor.presses('layout.settings');
  for (const [role, words, chosen] of settings) {
    expect([words, await isChosen(visitor, role, words)]).toEqual([words, chosen]);
  }
  expect(await listSmall(visitor)).toEqual([]);
  await visitor.presses('settings.reset');
  // The stored defaults are in tests/theme/settings.test.ts.
  expect(await isChosen(visitor, 'switch', 'settings.elder')).toBe(false);
  await visitor.page.setViewport({ width: 390, height: 700 });
  await visitor.findsAt('.side-drawer.ant-drawer-bottom');
  await visitor.until(async () => {
    const { left, right, bottom, height } = await readEdges(visitor);
    return left === 0 && right === 390 && bottom === height;
  }, 'a sheet that fills the width at the bottom');
  expect((await readEdges(visitor)).close).toBeGreaterThan(195);
});

test('shows the navigation at the side or at the top, and a button with a label if its names do not fit there', async () => {
  const visitor = await aMemberAtSettings();
  expect(await visitor.has('header nav')).toBe(false);
  await visitor.presses('settings.layout.top', 'radio');
  await visitor.findsAt('header nav');
  expect(await visitor.has('aside nav')).toBe(false);
  await closesSettings(visitor);
  await visitor.findsAt('.top-nav[data-fits="true"]');
  await visitor.switchesTo('pt-BR');
  await visitor.findsAt('.top-nav[data-fits="false"]');
  expect(await visitor.page.$eval('.main-menu-button', (button) => (button as HTMLElement).innerText)).toBe(
    visitor.says('layout.mainMenu'),
  );
});

test('keeps the header fixed, hides it on scroll, or scrolls it with the page', async () => {
  const visitor = await aMemberAt('/user/identity_manage', demo);
  await visitor.page.setViewport({ width: 1280, height: 540 });
  await visitor.findsAt('.home-hero');
  expect(await headerAfter(visitor, 300)).toBeGreaterThan(0);

  await visitor.presses('layout.settings');
  await visitor.presses('settings.autoHideHeader', 'switch');
  await closesSettings(visitor);
  await visitor.page.evaluate(() => window.scrollTo(0, 0));
  expect(await headerAfter(visitor, 300)).toBeLessThanOrEqual(0);
  expect(await headerAfter(visitor, -100)).toBeGreaterThan(0);

  await visitor.presses('layout.settings');
  await visitor.presses('settings.fixedHeader', 'switch');
  await closesSettings(visitor);
  await visitor.page.evaluate(() => window.scrollTo(0, 0));
  await headerAfter(visitor, 300);
  expect(await headerAfter(visitor, -100)).toBeLessThanOrEqual(0);
});

test('aligns the links of the security facts with their rows in elder mode', async () => {
  const visitor = await aMember(demo);
  await hasSettings(visitor, { elder: true });
  await visitor.opens('/user/account_manage/account_security');
  await visitor.findsAt('.security-facts a');
  const offsets = await visitor.page.$$eval('.security-facts > div', (rows) =>
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
  expect(Math.max(...offsets)).toBeLessThanOrEqual(2);
});

test('follows the color scheme of the system before and after its scripts have loaded, until a theme is chosen', async () => {
  const visitor = await aVisitor();
  await visitor.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
  const scripts = await holdScripts(visitor);
  await opensEarly(visitor, '/uaa/login', 'account');
  expect(await brightness(visitor)).toBeLessThan(60);
  await scripts.come();
  await visitor.settles();
  expect(await brightness(visitor)).toBeLessThan(60);
  await visitor.presses('layout.theme.light');
  await visitor.reloads();
  expect(await brightness(visitor)).toBeGreaterThan(200);
});

test('reaches the first field of the sign-in form three Tab stops after the skip link', async () => {
  const visitor = await aVisitorAt('/uaa/login');
  await visitor.tabsTo('.skip-link');
  await visitor.page.keyboard.press('Enter');
  for (let stop = 0; stop < 3; stop += 1) await visitor.page.keyboard.press('Tab');
  await visitor.isIn('account');
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
