/**
 * Somebody who presses, types and goes about without a thought. Whatever they do, the portal throws nothing, is never
 * blank, and asks nobody but its own server.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Dialog, KeyInput } from 'puppeteer';
import type { Person } from './people';
import type { Random } from './random';
import type { Screen } from './routes';
import { aMember, aVisitor, resetPortal } from './setup';
import type { Visitor } from './visitor';
import { languages } from './words';

export interface Area {
  name: string;
  /** Whose pages they are; nobody's without one. */
  person?: Person;
  addresses: string[];
}

/** How often each happens. */
const HABITS = {
  click: 48,
  type: 22,
  key: 10,
  open: 5,
  back: 4,
  forward: 3,
  reload: 3,
  language: 2,
  theme: 1,
  otherTab: 2,
};
type Habit = keyof typeof HABITS;

const KEYS: KeyInput[] = [
  'Tab',
  'Tab',
  'Enter',
  'Escape',
  'Space',
  'ArrowDown',
  'ArrowUp',
  'Backspace',
  'End',
];

/** What people and pens leave in fields: nothing, too much, other scripts, markup, signs that steer text. */
const TEXTS = [
  '',
  ' ',
  'demo',
  '000000',
  '15400000001',
  '2026-02-30',
  '-1',
  '测试甲',
  'ação',
  '１２３',
  '😀'.repeat(20),
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "' OR 1=1 --",
  '../../authApi',
  '\u202etxt.exe',
  '\u0000\u200b',
  '{count}',
  '__proto__',
  'x'.repeat(3_000),
];

/** Chromium logs each answer of 400 and above by itself. */
const LOGGED = /Failed to load resource/;
/** Between two actions (ms). */
const BREATH = 30;
/** So long a page may have nothing to read on it (ms). */
const BLANK_MAX = 5_000;
/** So many of the last actions stand in an error. */
const TRAIL = 25;

const CLICKABLE =
  'a[href], button, input:not([type="file"]), textarea, select, label, summary, [role="button"], [role="tab"], ' +
  '[role="menuitem"], [role="option"], [role="switch"], [role="radio"], [role="checkbox"], [tabindex="0"], td, th, h1';
const FIELDS = 'input:not([type="file"]):not([type="checkbox"]):not([type="radio"]), textarea';

/** Where one of these lies, chosen by a number from 0 to 1, and what it is; null where there is none in sight. */
function spot(selector: string, chance: number) {
  const seen = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    // A link that leads away is the person's own wish to leave.
    if (element instanceof HTMLAnchorElement && element.origin !== location.origin) return false;
    return element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  });
  const chosen = seen[Math.floor(chance * seen.length)];
  if (!chosen) return null;
  chosen.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = chosen.getBoundingClientRect();
  const name = chosen.getAttribute('aria-label') ?? chosen.getAttribute('name') ?? chosen.innerText ?? '';
  return {
    x: x + width / 2,
    y: y + height / 2,
    what: `${chosen.tagName.toLowerCase()} ${name.trim().slice(0, 30)}`,
  };
}

export class Monkey {
  private readonly tabs: Visitor[] = [];
  private readonly trail: string[] = [];
  private at = 0;
  /** Actions so far. */
  done = 0;

  private constructor(
    private readonly area: Area,
    private readonly random: Random,
  ) {}

  /** One at the first address of an area. */
  static async arrives(area: Area, random: Random): Promise<Monkey> {
    const monkey = new Monkey(area, random);
    const language = random.oneOf(languages);
    await monkey.takes(await (area.person ? aMember(area.person, language) : aVisitor(language)));
    await monkey.tab.opens(area.addresses[0] ?? '/');
    return monkey;
  }

  private get tab(): Visitor {
    return this.tabs[this.at] as Visitor;
  }

  private async takes(tab: Visitor): Promise<void> {
    tab.watch.tolerate(LOGGED);
    tab.page.on('dialog', (dialog: Dialog) => void dialog.accept().catch(() => undefined));
    // What opens in a tab of its own is closed: two are enough.
    tab.page.on('popup', (page) => void page?.close().catch(() => undefined));
    this.tabs.push(tab);
    this.at = this.tabs.length - 1;
  }

  /** Does so many things; throws with the last of them where one breaks the portal. */
  async acts(count: number): Promise<void> {
    for (let turn = 0; turn < count; turn += 1) {
      const habit = this.random.weighted(HABITS);
      try {
        const what = await this.does(habit);
        this.trail.push(`${this.done} ${habit} ${what}`);
        this.done += 1;
        await pause(BREATH);
        await this.isWell();
      } catch (error) {
        const last = this.trail.slice(-TRAIL).join('\n');
        throw new Error(`After ${habit} at ${this.tab.page.url()}: ${error}\nBefore that:\n${last}`);
      }
    }
  }

  private async does(habit: Habit): Promise<string> {
    // While a page is replaced by another, there is nothing to touch.
    return this.habits[habit]().catch((error: Error) => {
      if (/context|detached|navigat|Node|Timeout|history|Session closed/i.test(error.message))
        return 'in vain';
      throw error;
    });
  }

  private readonly habits: Record<Habit, () => Promise<string>> = {
    click: () => this.clicks(CLICKABLE),
    type: () => this.types(),
    key: async () => {
      const key = this.random.oneOf(KEYS);
      await this.tab.page.keyboard.press(key);
      return key;
    },
    open: () => this.opens(this.random.oneOf(this.area.addresses)),
    back: async () => {
      await this.tab.page.goBack({ waitUntil: 'domcontentloaded', timeout: 5_000 });
      return this.tab.page.url();
    },
    forward: async () => {
      await this.tab.page.goForward({ waitUntil: 'domcontentloaded', timeout: 5_000 });
      return this.tab.page.url();
    },
    reload: async () => {
      await this.tab.page.reload({ waitUntil: 'domcontentloaded' });
      return '';
    },
    language: () => this.keeps('umi_locale', this.random.oneOf(languages)),
    theme: () => this.keeps('portal_settings', this.someSettings()),
    otherTab: async () => {
      if (this.tabs.length < 2) {
        await this.takes(await this.tab.opensTab());
        return this.opens(this.random.oneOf(this.area.addresses));
      }
      this.at = 1 - this.at;
      await this.tab.page.bringToFront();
      return String(this.at);
    },
  };

  private someSettings(): string {
    const navTheme = this.random.oneOf(['light', 'realDark']);
    return JSON.stringify({ navTheme, elder: this.random.next() < 0.3 });
  }

  private async clicks(selector: string): Promise<string> {
    const found = await this.tab.page.evaluate(spot, selector, this.random.next());
    if (!found) return 'nothing';
    await this.tab.page.mouse.click(found.x, found.y);
    return found.what;
  }

  private async types(): Promise<string> {
    const text = this.random.oneOf(TEXTS);
    const where = await this.clicks(FIELDS);
    if (where === 'nothing') return where;
    await this.tab.page.keyboard.sendCharacter(text);
    return `${where}: ${text.slice(0, 20)}`;
  }

  private async opens(address: string): Promise<string> {
    await this.tab.page.goto(this.tab.origin + address, { waitUntil: 'domcontentloaded' });
    return address;
  }

  /** What is chosen on one tab is so in the other; this one shows it when it is loaded anew. */
  private async keeps(key: string, value: string): Promise<string> {
    await this.tab.page.evaluate((name, chosen) => localStorage.setItem(name, chosen), key, value);
    await this.tab.page.reload({ waitUntil: 'domcontentloaded' });
    return value;
  }

  /** Nothing was thrown, and there is something to read. Who has signed out comes back. */
  private async isWell(): Promise<void> {
    const { page, watch } = this.tab;
    const findings = this.tabs.flatMap((tab) => tab.watch.findings());
    if (findings.length > 0) throw new Error(findings.join('\n'));
    // Back from the first page there is none.
    if (page.url() === 'about:blank') await this.opens(this.area.addresses[0] ?? '/');
    for (const end = Date.now() + BLANK_MAX; ; await pause(100)) {
      const seen = await page
        .evaluate(() => ({
          text: document.body?.innerText.trim() ?? '',
          crashed: document.querySelector('.error-panel') !== null,
        }))
        .catch(() => ({ text: '', crashed: false }));
      if (seen.crashed) throw new Error(`the page has crashed: ${watch.console.slice(-3).join('\n')}`);
      if (seen.text) break;
      if (Date.now() > end) throw new Error('a blank page');
    }
    const { pathname } = new URL(page.url());
    if (this.area.person && /^\/uaa\/(?:login|logout)/.test(pathname)) await this.comesBack(this.area.person);
  }

  private async comesBack(person: Person): Promise<void> {
    await this.tab.hasSessionOf(person).catch(async () => {
      // The account was closed, locked or given another password: the first day again.
      await resetPortal();
      await this.tab.hasSessionOf(person);
    });
    await this.opens(this.random.oneOf(this.area.addresses));
  }
}

/** The addresses of an area: every screen whose path begins so. */
export const addressesOf = (screens: readonly Screen[], start: RegExp): string[] =>
  screens.map(({ address }) => address).filter((address) => start.test(address));
