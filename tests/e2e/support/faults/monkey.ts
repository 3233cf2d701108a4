/**
 * Somebody who presses, types and goes about without a thought. Whatever they do, the portal throws nothing, is never
 * blank, and asks nobody but its own server.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Dialog } from 'puppeteer';
import type { Person } from '../people';
import type { Random } from '../run/random';
import { ANSWER_MAX, InVain, inTime, isReplaced, Tally } from '../run/tally';
import type { Screen } from '../screens/routes';
import { CLICKABLE, CONTROLS, FIELDS, findSpot, readLooks, type Spot } from '../screens/spots';
import { aMember, aVisitor, resetPortal } from '../setup';
import type { Visitor } from '../visitor';
import { languages } from '../words';
import { HABITS, type Habit, KEYS, TEXTS } from './monkeyHabits';

export interface Area {
  name: string;
  /** Whose pages they are; nobody's without one. */
  person?: Person;
  addresses: string[];
}

/** Chromium logs each answer of 400 and above by itself. */
const LOGGED = /Failed to load resource/;
/** Between two actions (ms). */
const BREATH = 30;
/** So long a page may have nothing to read on it (ms). */
const BLANK_MAX = 5_000;
/** How long a control may take to show, and its choice to be seen (ms). */
const CHOICE_MAX = 5_000;
/** So many of the last actions stand in an error. */
const TRAIL = 25;

export class Monkey {
  private readonly tabs: Visitor[] = [];
  private readonly trail: string[] = [];
  private at = 0;
  /** What has acted, and what came to nothing. */
  tally = new Tally(0);

  private constructor(
    private readonly area: Area,
    private readonly random: Random,
    private readonly patience: number,
  ) {}

  /** One at the first address of an area, who waits so long (ms) for a page to answer. */
  static async arrives(area: Area, random: Random, patience = ANSWER_MAX): Promise<Monkey> {
    const monkey = new Monkey(area, random, patience);
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

  /** Does so many things, and tries until so many have acted; throws with the last of them where one breaks the portal. */
  async acts(count: number): Promise<void> {
    this.tally = new Tally(count);
    while (this.tally.done < count) {
      const habit = this.random.weighted(HABITS);
      try {
        await this.does(habit);
        await pause(BREATH);
        await this.isWell();
      } catch (error) {
        const last = this.trail.slice(-TRAIL).join('\n');
        throw new Error(`After ${habit} at ${this.tab.page.url()}: ${error}\nBefore that:\n${last}`);
      }
    }
  }

  /** What found nothing to act on, or a page that was just replaced by another, counts as nothing done. */
  private async does(habit: Habit): Promise<void> {
    try {
      const what = await this.inTime(this.habits[habit](), habit);
      this.trail.push(`${this.tally.done} ${habit} ${what}`);
      this.tally.counts();
    } catch (error) {
      if (!(error instanceof InVain) && !isReplaced(error)) throw error;
      this.tally.misses(`${habit} at ${this.tab.page.url()}: ${(error as Error).message}`);
    }
  }

  private inTime<Answer>(asked: Promise<Answer>, what: string): Promise<Answer> {
    return inTime(asked, what, this.patience);
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
    back: () => this.goes('back'),
    forward: () => this.goes('forward'),
    reload: async () => {
      await this.tab.page.reload({ waitUntil: 'domcontentloaded' });
      return '';
    },
    language: () => this.choosesLanguage(),
    theme: () => this.choosesTheme(),
    elder: () => this.chooses('elder', CONTROLS.elder),
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

  private async clicks(selector: string): Promise<string> {
    const found = await this.comes(selector, this.random.next());
    await this.tab.page.mouse.click(found.x, found.y);
    return found.what;
  }

  /** Waits for something to press: a page may still be loading, or a drawer sliding in. */
  private async comes(selector: string, chance = 0): Promise<Spot> {
    for (const end = Date.now() + CHOICE_MAX; Date.now() < end; await pause(100)) {
      const found = await findSpot(this.tab.page, selector, chance);
      if (found) return found;
    }
    throw new InVain(`nothing to press at ${selector.slice(0, 40)}`);
  }

  private async types(): Promise<string> {
    const text = this.random.oneOf(TEXTS);
    // Where nothing can be written, something else is pressed.
    if (!(await findSpot(this.tab.page, FIELDS, 0))) return this.clicks(CLICKABLE);
    const where = await this.clicks(FIELDS);
    const { keyboard } = this.tab.page;
    if (text) await keyboard.sendCharacter(text);
    else {
      await keyboard.down('Control');
      await keyboard.press('KeyA');
      await keyboard.up('Control');
      await keyboard.press('Backspace');
    }
    return `${where}: ${text.slice(0, 20)}`;
  }

  private async goes(way: 'back' | 'forward'): Promise<string> {
    const { page } = this.tab;
    const isOpen = await page.evaluate((to) => {
      const { canGoBack, canGoForward } = (window as unknown as { navigation: Record<string, boolean> })
        .navigation;
      return to === 'back' ? canGoBack : canGoForward;
    }, way);
    if (!isOpen) return this.opens(this.random.oneOf(this.area.addresses));
    await page[way === 'back' ? 'goBack' : 'goForward']({
      waitUntil: 'domcontentloaded',
      timeout: this.patience,
    });
    return page.url();
  }

  private async opens(address: string): Promise<string> {
    await this.tab.page.goto(this.tab.origin + address, { waitUntil: 'domcontentloaded' });
    return address;
  }

  /** Presses a control, and waits until the page looks otherwise in this. */
  private async chooses(look: 'language' | 'theme' | 'elder', control: string): Promise<string> {
    const { page } = this.tab;
    const before = (await readLooks(page))[look];
    await this.clicks(control);
    for (const end = Date.now() + CHOICE_MAX; Date.now() < end; await pause(50)) {
      const now = (await readLooks(page))[look];
      if (now !== before) return String(now);
    }
    throw new InVain(`${look} stays ${before}`);
  }

  private async choosesLanguage(): Promise<string> {
    const { language } = await readLooks(this.tab.page);
    const other = this.random.oneOf(languages.filter((code) => code !== language));
    await this.clicks(CONTROLS.languages);
    return this.chooses('language', CONTROLS.language(other));
  }

  /** By the button in the corner, or in the settings, which are closed again. */
  private async choosesTheme(): Promise<string> {
    const { page } = this.tab;
    if (await findSpot(page, CONTROLS.theme, 0)) return this.chooses('theme', CONTROLS.theme);
    await this.clicks(CONTROLS.settings);
    await this.comes(CONTROLS.otherTheme);
    const chosen = await this.chooses('theme', CONTROLS.otherTheme);
    await page.keyboard.press('Escape');
    return chosen;
  }

  /** Nothing was thrown, and there is something to read. Who has signed out comes back. */
  private async isWell(): Promise<void> {
    const { page, watch } = this.tab;
    const findings = this.tabs.flatMap((tab) => tab.watch.findings());
    if (findings.length > 0) throw new Error(findings.join('\n'));
    // Back from the first page there is none.
    if (page.url() === 'about:blank') await this.opens(this.area.addresses[0] ?? '/');
    for (const end = Date.now() + BLANK_MAX; ; await pause(100)) {
      const look = page.evaluate(() => ({
        text: document.body?.innerText.trim() ?? '',
        crashed: document.querySelector('.error-panel') !== null,
      }));
      const seen = await this.inTime(look, 'a look at it').catch((error: unknown) => {
        if (!isReplaced(error)) throw error;
        return { text: '', crashed: false };
      });
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
