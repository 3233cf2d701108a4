/** Appearance under difficult conditions: small and large screens, long texts, markup in texts, forced colors, layout shifts. */
import { endpoints } from '../../src/contract/endpoints';
import { demo } from './support/people';
import { isFirefox } from './support/run/firefox';
import { findings } from './support/screens/axe';
import { goesTo } from './support/screens/navigation';
import { aMember, aVisitor, aVisitorAt } from './support/setup';
import type { Visitor } from './support/visitor';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Sums up the layout shifts of each page that is opened from now on. */
async function measureShifts(visitor: Visitor): Promise<void> {
  await visitor.page.evaluateOnNewDocument(() => {
    const sum = window as unknown as { shift: number };
    sum.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (!entry.hadRecentInput) sum.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shift of the page so far. */
const shiftOf = (visitor: Visitor): Promise<number> =>
  visitor.page.evaluate(() => (window as unknown as { shift: number }).shift);

const SIGN_IN = '/uaa/login';
const RESET = '/uaa/resetPwd';
const HOME = '/user/identity_manage';
const RECORD = '/user/behavior_record';

/** Maximum layout shift of a whole page, as Chrome calculates it. */
const SHIFT_MAX = 0.02;
/**
 * Maximum height of the header in px: one row with a control, its padding and the border; in elder mode with a control
 * of 60 px.
 */
const HEADER_MAX = 64;
const HEADER_ELDER_MAX = 72;

const LONG_NAME = 'Maximiliana Testperson-Longname of the Sixty Characters Town';
const LONG_SITE = 'The Unified Identity Portal of Forty Chs';

const answer = (data: unknown) => ({ body: { code: 20000, data, subCode: null, subMsg: null } });

const heightOfHeader = (visitor: Visitor) =>
  visitor.page.$eval('.main-header', (header) => header.getBoundingClientRect().height);

/** Lengthens every text on the page by two fifths. */
const lengthenTexts = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue?.trim() ?? '';
    if (text !== '') node.nodeValue = text + text.slice(0, Math.ceil(text.length * 0.4));
  }
};

/** Words in the names of the ways to sign in that are broken into two lines. */
const listBrokenNames = (visitor: Visitor): Promise<string[]> =>
  visitor.page.$$eval('.way', (ways) =>
    ways.flatMap((way) => {
      const text = [...way.childNodes].find((node) => node.nodeType === Node.TEXT_NODE) as Text;
      const range = document.createRange();
      return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
      });
    }),
  );

/** Expects a page that fits on the screen of a laptop. */
async function needsNoScrolling(visitor: Visitor): Promise<void> {
  const size = await visitor.page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return { scrollHeight, scrollWidth };
  });
  expect(size).toEqual({ scrollHeight: 768, scrollWidth: 1366 });
}

test('a visitor sees seven other ways to sign in without scrolling at 1366 × 768, and their names without breaks at 320 px', async () => {
  // The texts in Portuguese are the longest.
  const visitor = await aVisitor('pt-BR');
  const known = await visitor.reads<{ name: string }[]>(`${endpoints.findWithUserType}?userType=person`);
  const another = { provider: 'healthPass', channelCode: 5, name: 'Health Pass' };
  await visitor.page.setViewport({ width: 1366, height: 768 });
  await visitor.injectsFault(endpoints.findWithUserType, answer([...known, another]));
  await visitor.opens(SIGN_IN);
  await visitor.waits(() => document.querySelectorAll('.way-icon').length === 7, 'seven ways');
  await visitor.settles();
  await needsNoScrolling(visitor);
  await visitor.fitsIn(320);
  expect(await listBrokenNames(visitor)).toEqual([]);
});

test('reaches the first field three Tab stops after the skip link, and shows an error close to its own field, with the same distance to the next field', async () => {
  const visitor = await aVisitorAt(SIGN_IN, 'en-US');
  await visitor.tabsTo('.skip-link');
  await visitor.confirms();
  for (let stop = 0; stop < 3; stop += 1) await visitor.page.keyboard.press('Tab');
  await visitor.waitsForFocus('account');
  await visitor.presses('login.submit');
  await visitor.sees('validation.loginId.required');
  await visitor.settles();
  const inPlace = () => {
    const [item, next] = [...document.querySelectorAll('.ant-form-item:has(.ant-form-item-explain-error)')];
    const box = (part: Element | null | undefined) => part?.getBoundingClientRect() ?? new DOMRect();
    const error = box(item?.querySelector('.ant-form-item-explain-error'));
    const toField = error.top - box(item?.querySelector('input')).bottom;
    const toNext = box(next?.querySelector('label')).top - error.bottom;
    return toField >= 4 && toField <= 8 && toNext >= 24;
  };
  await visitor.waits(inPlace, 'the error 4 px below its field, the next label 24 px below it');
});

test('opens a pressed link, and submits by a pressed button, although the field that loses the focus shows an error', async () => {
  const visitor = await aVisitorAt(RESET, 'en-US');
  await visitor.page.focus('[name="loginId"]');
  await visitor.presses('associate.back', 'link');
  await visitor.arrivesAt(SIGN_IN);
  await visitor.goesBack();
  await visitor.findsAt('[name="loginId"]');
  await visitor.page.focus('[name="loginId"]');
  await visitor.presses('form.next');
  // A submit focuses the first invalid field.
  await visitor.waitsForFocus('loginId');
  await visitor.sees('validation.loginId.required');
});

test('loads sign-in, home and the record without layout shifts', async () => {
  const shifts: Record<string, number> = {};
  const visitor = await aVisitor('en-US');
  await measureShifts(visitor);
  await visitor.opens(SIGN_IN);
  await visitor.findsAt('.way-icon');
  await visitor.settles();
  shifts.signIn = await shiftOf(visitor);
  await visitor.opensSessionOf(demo);
  for (const [name, address] of Object.entries({ home: HOME, record: RECORD })) {
    await visitor.opens(address);
    await visitor.waits(
      () =>
        document.querySelector('h1') !== null && !document.querySelector('[aria-busy="true"], .ant-skeleton'),
      'all of it',
    );
    await visitor.settles();
    shifts[name] = await shiftOf(visitor);
  }
  const moving = Object.entries(shifts).filter(([, shift]) => shift >= SHIFT_MAX);
  expect(moving).toEqual([]);
});

const WIDTHS = [320, 1200, 1366];
/** The row of the top layout holds the menu, too: elder mode needs more room there than in the side layout. */
const MODES = [
  { layout: 'side', elder: false },
  { layout: 'top', elder: false },
  { layout: 'top', elder: true },
];

test('shows the header as one row at every width, in both layouts', async () => {
  const visitor = await aMember(demo, 'pt-BR');
  const detail = await visitor.reads<object>(endpoints.accountDetail);
  const domain = await visitor.reads<object>(endpoints.domain);
  await visitor.injectsFault(
    endpoints.accountDetail,
    answer({ ...detail, name: LONG_NAME, nickname: LONG_NAME }),
  );
  await visitor.injectsFault(endpoints.domain, answer({ ...domain, siteName: LONG_SITE }));
  const wrong: unknown[] = [];
  await visitor.opens(HOME);
  await visitor.findsAt('.home-hero');
  for (const { layout, elder } of MODES) {
    // The page follows the settings of other tabs.
    await visitor.page.evaluate((kept) => {
      localStorage.setItem('portal_settings', kept);
      dispatchEvent(new StorageEvent('storage', { key: 'portal_settings' }));
    }, JSON.stringify({ layout, elder }));
    await visitor.waits(
      (wanted: boolean) => document.documentElement.classList.contains('elder') === wanted,
      'the size of the texts',
      elder,
    );
    for (const width of WIDTHS) {
      await visitor.page.setViewport({ width, height: 800 });
      await visitor.fits();
      const height = await heightOfHeader(visitor);
      if (height > (elder ? HEADER_ELDER_MAX : HEADER_MAX)) wrong.push({ layout, elder, width, height });
      // The menu is in exactly one place: in the row, in the side column, or behind its button.
      await visitor.waits(
        () =>
          [...document.querySelectorAll('.main-nav, .main-menu-button')].filter((one) =>
            one.checkVisibility({ visibilityProperty: true }),
          ).length === 1,
        `one menu at ${width} px, ${layout}`,
      );
    }
    // Large Portuguese names do not fit in the row: a button with a label opens the menu.
    if (layout !== 'top' || !elder) continue;
    const label = await visitor.page.$eval(
      '.main-menu-button',
      (button) => (button as HTMLElement).innerText,
    );
    expect(label).toBe(visitor.says('layout.mainMenu'));
  }
  expect(wrong).toEqual([]);
});

test('shows markup in a name as text', async () => {
  const name = '<img src=x onerror="alert(1)"><b>bold</b>';
  const visitor = await aMember(demo);
  const detail = await visitor.calls('accountDetail');
  const identity = await visitor.calls('identity');
  await visitor.injectsFault(endpoints.accountDetail, answer({ ...detail, name, nickname: name }));
  await visitor.injectsFault(endpoints.identity, answer({ ...identity, name }));
  await visitor.opens(HOME);
  await visitor.sees(name);
  expect(await visitor.has('img[src="x"]')).toBe(false);
});

test('a member on a phone finds text size, theme and language in the menu, and the separators of the breadcrumb beside the links', async () => {
  const visitor = await aMember(demo, 'en-US');
  await visitor.page.setViewport({ width: 375, height: 812, isMobile: true, hasTouch: true });
  await visitor.opens('/user/info_manage/address_manage/add');
  await visitor.findsAt('.ant-breadcrumb-separator');
  const centers = await visitor.page.$$eval('.main-breadcrumb li', (items) =>
    items.map((item) => {
      const range = document.createRange();
      range.selectNodeContents(item.querySelector('a') ?? item);
      const { top, bottom } = range.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    }),
  );
  expect(centers.length).toBeGreaterThan(2);
  // Firefox rounds the height of a line of text otherwise.
  expect(Math.max(...centers) - Math.min(...centers)).toBeLessThanOrEqual(isFirefox ? 1 : 0);
  await visitor.presses('layout.menu.open');
  await visitor.switchesTo('pt-BR');
  await visitor.presses('layout.elder.on');
  await visitor.finds('button', 'layout.elder.off');
  expect(await findings(visitor, true)).toEqual([]);
  await visitor.presses('layout.settings');
  await visitor.sees('settings.navTheme');
});

test('shows sign-in, home and the record completely at 400 % zoom, in forced colors, without images and with longer texts', async () => {
  const visitor = await aVisitor('pt-BR');
  // The visible area of a window of 1280 × 1024 at that zoom.
  await visitor.page.setViewport({ width: 320, height: 256 });
  await visitor.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  const session = await visitor.page.createCDPSession();
  await session.send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value: 'active' },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*.png', '*.jpg', '*.svg', '*.webp', '*.ico'] });
  for (const address of [SIGN_IN, HOME, RECORD]) {
    await (address === RECORD ? goesTo(visitor, address) : visitor.opens(address));
    await visitor.fits();
    // In forced colors, buttons without a border look like the text around them.
    const borderless = await visitor.page.$$eval(
      '.ant-btn-primary',
      (buttons) => buttons.filter((button) => getComputedStyle(button).borderTopStyle === 'none').length,
    );
    expect(borderless).toBe(0);
    await visitor.page.evaluate(lengthenTexts);
    await visitor.fits();
    if (address === SIGN_IN) await visitor.opensSessionOf(demo);
  }
  await session.detach();
});
