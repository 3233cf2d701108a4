/**
 * Performs random actions as a visitor: presses, types and navigates. Whatever it does, the portal throws no error, is
 * never blank, and sends requests only to its own server.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Dialog } from 'puppeteer';
import type { Person } from '../people';
import type { Random } from '../run/random';
import { ANSWER_MAX, InVain, inTime, isReplaced, Tally } from '../run/tally';
import { CLICKABLE, CONTROLS, FIELDS, findSpot, readLooks, type Spot } from '../screens/clickTargets';
import type { Screen } from '../screens/routes';
import { aMember, aVisitor, resetPortal } from '../setup';
import type { Visitor } from '../visitor';
import { languages } from '../words';
import { HABITS, type Habit, KEYS, TEXTS } from './monkeyHabits';

export interface Area {
  name: string;
  /** The signed-in person; a visitor without a session if missing. */
  person?: Person;
  addresses: string[];
}

/** Chromium logs each response of 400 and above by itself. */
const LOGGED = /Failed to load resource/;
/** Pause between two actions (ms). */
const BREATH = 30;
/** The longest time a page may be blank (ms). */
const BLANK_MAX = 5_000;
/** Time limit (ms) for a control to appear, and for its choice to take effect. */
const CHOICE_MAX = 5_000;
/** Number of last actions that an error message lists. */
const TRAIL = 25;

export class Monkey {
  private readonly tabs: Visitor[] = [];
  private readonly trail: string[] = [];
  private at = 0;
  /** Counts the actions that had an effect and those that had none. */
  tally = new Tally(0);

  private constructor(
    private readonly area: Area,
    private readonly random: Random,
    private readonly patience: number,
  ) {}

  /** Opens the first address of an area; `patience` is the time limit of a page's response (ms). */
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
    // Closes any popup; two tabs are enough.
    tab.page.on('popup', (page) => void page?.close().catch(() => undefined));
    this.tabs.push(tab);
    this.at = this.tabs.length - 1;
  }

  /**
   * Performs random actions until `count` of them had an effect. If one breaks the portal, throws with the last
   * actions.
   */
  async acts(count: number): Promise<void> {
    this.tally = new Tally(count);
    while (this.tally.done < count) {
      const habit = this.random.weighted(HABITS);
      try {
        await this.does(habit);
        await pause(BREATH);
        await this.expectsNoErrors();
      } catch (error) {
        const last = this.trail.slice(-TRAIL).join('\n');
        throw new Error(`After ${habit} at ${this.tab.page.url()}: ${error}\nBefore that:\n${last}`);
      }
    }
  }

  /** An action that finds no target, or whose page is replaced meanwhile, counts as a miss. */
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

  /** Waits for an element to press: the page may still be loading, or a drawer sliding in. */
  private async comes(selector: string, chance = 0): Promise<Spot> {
    for (const end = Date.now() + CHOICE_MAX; Date.now() < end; await pause(100)) {
      const found = await findSpot(this.tab.page, selector, chance);
      if (found) return found;
    }
    throw new InVain(`nothing to press at ${selector.slice(0, 40)}`);
  }

  private async types(): Promise<string> {
    const text = this.random.oneOf(TEXTS);
    // If the page has no field to type into, clicks something instead.
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

  /** Presses a control and waits until that setting of the page has changed. */
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

  /** Switches the theme by the button in the corner, or in the settings drawer, which is closed afterwards. */
  private async choosesTheme(): Promise<string> {
    const { page } = this.tab;
    if (await findSpot(page, CONTROLS.theme, 0)) return this.chooses('theme', CONTROLS.theme);
    await this.clicks(CONTROLS.settings);
    await this.comes(CONTROLS.otherTheme);
    const chosen = await this.chooses('theme', CONTROLS.otherTheme);
    await page.keyboard.press('Escape');
    return chosen;
  }

  /** Expects no findings, no crash and no blank page. Signs in again if the actions have signed out. */
  private async expectsNoErrors(): Promise<void> {
    const { page, watch } = this.tab;
    const findings = this.tabs.flatMap((tab) => tab.watch.findings());
    if (findings.length > 0) throw new Error(findings.join('\n'));
    // Going back from the first page opens about:blank, and a link may open a file, which has no controls.
    if (page.url() === 'about:blank' || /\.\w+$/.test(new URL(page.url()).pathname))
      await this.opens(this.area.addresses[0] ?? '/');
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
    await this.tab.opensSessionOf(person).catch(async () => {
      // The account was closed, locked or given another password: restores the seed.
      await resetPortal();
      await this.tab.opensSessionOf(person);
    });
    await this.opens(this.random.oneOf(this.area.addresses));
  }
}

/** The addresses of an area: all screens whose path matches `start`. */
export const addressesOf = (screens: readonly Screen[], start: RegExp): string[] =>
  screens.map(({ address }) => address).filter((address) => start.test(address));
