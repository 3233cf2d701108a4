/**
 * Performs random actions as a visitor: presses, types and navigates. The portal has to throw no error, to show no blank
 * page, and to send requests only to its own server.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Dialog } from 'puppeteer';
import type { Person } from '../people';
import type { Random } from '../run/random';
import { isReplaced, NoEffectError, RESPONSE_TIMEOUT, Tally, withTimeout } from '../run/tally';
import { CLICKABLE, CONTROLS, FIELDS, findSpot, readLooks, type Spot } from '../screens/clickTargets';
import type { Screen } from '../screens/routes';
import { aMember, aVisitor, resetPortal } from '../setup';
import type { Visitor } from '../visitor';
import { languages } from '../words';
import { ACTION_WEIGHTS, type ActionName, KEYS, TEXTS } from './monkeyActions';

export interface Area {
  name: string;
  /** The person who signs in; if missing, the visitor has no session. */
  person?: Person;
  addresses: string[];
}

/** Message that Chromium logs for each response of 400 and above. */
const LOGGED = /Failed to load resource/;
/** Pause between two actions (ms). */
const PAUSE = 30;
/** Maximum time for which a page may be blank (ms). */
const BLANK_MAX = 5_000;
/** Time limit (ms) for a control to appear, and for its choice to take effect. */
const CHOICE_MAX = 5_000;
/** Number of last actions that an error message lists. */
const TRAIL_LENGTH = 25;

export class Monkey {
  private readonly tabs: Visitor[] = [];
  private readonly trail: string[] = [];
  private tabIndex = 0;
  /** Counts the actions that had an effect and those that had none. */
  tally = new Tally(0);

  private constructor(
    private readonly area: Area,
    private readonly random: Random,
    private readonly patience: number,
  ) {}

  /** Opens the first address of an area; `patience` is the time limit of a page's response (ms). */
  static async arrives(area: Area, random: Random, patience = RESPONSE_TIMEOUT): Promise<Monkey> {
    const monkey = new Monkey(area, random, patience);
    const language = random.oneOf(languages);
    await monkey.takes(await (area.person ? aMember(area.person, language) : aVisitor(language)));
    await monkey.tab.opens(area.addresses[0] ?? '/');
    return monkey;
  }

  private get tab(): Visitor {
    return this.tabs[this.tabIndex] as Visitor;
  }

  private async takes(tab: Visitor): Promise<void> {
    tab.watch.tolerate(LOGGED);
    tab.page.on('dialog', (dialog: Dialog) => void dialog.accept().catch(() => undefined));
    // Closes any popup; two tabs are enough.
    tab.page.on('popup', (page) => void page?.close().catch(() => undefined));
    this.tabs.push(tab);
    this.tabIndex = this.tabs.length - 1;
  }

  /**
   * Performs random actions until `count` of them had an effect. If one breaks the portal, throws with the last
   * actions.
   */
  async acts(count: number): Promise<void> {
    this.tally = new Tally(count);
    while (this.tally.done < count) {
      const action = this.random.weighted(ACTION_WEIGHTS);
      try {
        await this.perform(action);
        await pause(PAUSE);
        await this.expectsNoErrors();
      } catch (error) {
        const last = this.trail.slice(-TRAIL_LENGTH).join('\n');
        throw new Error(`After ${action} at ${this.tab.page.url()}: ${error}\nBefore that:\n${last}`);
      }
    }
  }

  /** Performs an action. If it finds no target, or its page is replaced meanwhile, it counts as an action without effect. */
  private async perform(action: ActionName): Promise<void> {
    try {
      const what = await this.withTimeout(this.actions[action](), action);
      this.trail.push(`${this.tally.done} ${action} ${what}`);
      this.tally.recordEffect();
    } catch (error) {
      if (!(error instanceof NoEffectError) && !isReplaced(error)) throw error;
      this.tally.recordNoEffect(`${action} at ${this.tab.page.url()}: ${(error as Error).message}`);
    }
  }

  private withTimeout<Result>(response: Promise<Result>, what: string): Promise<Result> {
    return withTimeout(response, what, this.patience);
  }

  private readonly actions: Record<ActionName, () => Promise<string>> = {
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
      this.tabIndex = 1 - this.tabIndex;
      await this.tab.page.bringToFront();
      return String(this.tabIndex);
    },
  };

  private async clicks(selector: string): Promise<string> {
    const found = await this.waitsForSpot(selector, this.random.next());
    await this.tab.page.mouse.click(found.x, found.y);
    return found.what;
  }

  /** Waits for an element that can be pressed: the page may still be loading, or a drawer sliding in. */
  private async waitsForSpot(selector: string, chance = 0): Promise<Spot> {
    for (const end = Date.now() + CHOICE_MAX; Date.now() < end; await pause(100)) {
      const found = await findSpot(this.tab.page, selector, chance);
      if (found) return found;
    }
    throw new NoEffectError(`nothing to press at ${selector.slice(0, 40)}`);
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

  private async goes(direction: 'back' | 'forward'): Promise<string> {
    const { page } = this.tab;
    const isPossible = await page.evaluate((to) => {
      const { canGoBack, canGoForward } = (window as unknown as { navigation: Record<string, boolean> })
        .navigation;
      return to === 'back' ? canGoBack : canGoForward;
    }, direction);
    if (!isPossible) return this.opens(this.random.oneOf(this.area.addresses));
    await page[direction === 'back' ? 'goBack' : 'goForward']({
      waitUntil: 'domcontentloaded',
      timeout: this.patience,
    });
    return page.url();
  }

  private async opens(address: string): Promise<string> {
    await this.tab.page.goto(this.tab.origin + address, { waitUntil: 'domcontentloaded' });
    return address;
  }

  /** Presses a control and waits until the setting has changed; returns its new value. */
  private async chooses(setting: 'language' | 'theme' | 'elder', control: string): Promise<string> {
    const { page } = this.tab;
    const before = (await readLooks(page))[setting];
    await this.clicks(control);
    for (const end = Date.now() + CHOICE_MAX; Date.now() < end; await pause(50)) {
      const now = (await readLooks(page))[setting];
      if (now !== before) return String(now);
    }
    throw new NoEffectError(`${setting} stays ${before}`);
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
    await this.waitsForSpot(CONTROLS.otherTheme);
    const chosen = await this.chooses('theme', CONTROLS.otherTheme);
    await page.keyboard.press('Escape');
    return chosen;
  }

  /** Throws on a finding, a crash or a blank page. Signs in again if the actions have signed out. */
  private async expectsNoErrors(): Promise<void> {
    const { page, watch } = this.tab;
    const findings = this.tabs.flatMap((tab) => tab.watch.findings());
    if (findings.length > 0) throw new Error(findings.join('\n'));
    // Going back from the first page opens about:blank, and a link may open a file, which has no controls.
    if (page.url() === 'about:blank' || /\.\w+$/.test(new URL(page.url()).pathname))
      await this.opens(this.area.addresses[0] ?? '/');
    for (const end = Date.now() + BLANK_MAX; ; await pause(100)) {
      const state = page.evaluate(() => ({
        text: document.body?.innerText.trim() ?? '',
        crashed: document.querySelector('.error-panel') !== null,
      }));
      const { text, crashed } = await this.withTimeout(state, 'reading the page').catch((error: unknown) => {
        if (!isReplaced(error)) throw error;
        return { text: '', crashed: false };
      });
      if (crashed) throw new Error(`the page has crashed: ${watch.console.slice(-3).join('\n')}`);
      if (text) break;
      if (Date.now() > end) throw new Error(`the page is blank for more than ${BLANK_MAX} ms`);
    }
    const { pathname } = new URL(page.url());
    if (this.area.person && /^\/uaa\/(?:login|logout)/.test(pathname))
      await this.signsInAgain(this.area.person);
  }

  private async signsInAgain(person: Person): Promise<void> {
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
