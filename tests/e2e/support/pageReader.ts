/** Reads a page as a user perceives it. Most methods wait, because a page takes time to load and render. */
import { setTimeout as pause } from 'node:timers/promises';
import type { ElementHandle, EvaluateFunc, Page, SerializedAXNode } from 'puppeteer';
import { findNamed, isFirefox } from './run/firefox';
import type { Watch } from './watch';
import { type Language, say, type Values, type Words } from './words';

/** Time limit for anything to appear (ms). */
export const PATIENCE = 20_000;
/** Interval between two checks (ms). */
const STEP = 50;
/** A page has settled when it has sent no request for this long (ms). */
const QUIET = 150;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export class PageReader {
  constructor(
    readonly page: Page,
    readonly watch: Watch,
    readonly origin: string,
    /** The language of the page, as read when it last settled, or as chosen by the visitor. */
    public language: Language,
  ) {}

  says(words: Words, values?: Values): string {
    return say(this.language, words, values);
  }

  /** The text on screen, as one line. */
  async text(): Promise<string> {
    return oneLine(await this.page.evaluate(() => document.body.innerText));
  }

  /** The text of the page's main part, without notices. */
  async mainText(): Promise<string> {
    return oneLine(await this.page.$eval('main', (main) => main.innerText));
  }

  /** Polls until a condition holds; the error contains the awaited condition and the text on screen. */
  async until(isMet: () => unknown, what: string): Promise<void> {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(STEP)) {
      if (await isMet()) return;
    }
    const shown = await this.text().catch(() => 'nothing');
    throw new Error(
      `Waited for ${what}. Pending requests: ${this.watch.describePending()}. At ${this.page.url()}: ${shown.slice(0, 300)} … ${shown.slice(-500)}`,
    );
  }

  /** Waits for a condition in the page. Node polls it, because timers of the page are throttled in a background tab. */
  async waits<Args extends unknown[]>(
    condition: EvaluateFunc<Args>,
    what: string,
    ...args: Args
  ): Promise<void> {
    // While the page is being replaced, the evaluation fails and is repeated.
    await this.until(() => this.page.evaluate(condition, ...args).catch(() => false), what);
  }

  /**
   * Waits for the heading and for the network to be idle, then reads the page's language. On a prerendered page, also waits
   * until React has hydrated the heading, or until the page shows that its scripts are late.
   */
  async settles(): Promise<this> {
    await this.waits(() => {
      const heading = document.querySelector('h1');
      const isHydrated = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
      const isPrerendered =
        document.querySelector('#root[data-lang]') && !document.querySelector('#late[data-shown]');
      return heading !== null && (!isPrerendered || isHydrated(heading));
    }, 'a heading');
    await this.until(() => this.watch.isQuietFor(QUIET), 'an idle network');
    // While the page is being replaced, the evaluation fails and is repeated.
    await this.until(async () => {
      const language = await this.page.evaluate(() => document.documentElement.lang).catch(() => '');
      if (language) this.language = language as Language;
      return language;
    }, 'a language');
    return this;
  }

  /** Waits for a message or a text to be on screen. */
  async sees(words: Words, values?: Values): Promise<this> {
    const wanted = this.says(words, values);
    const isShown = (text: string) => document.body.innerText.replace(/\s+/g, ' ').includes(text);
    await this.waits(isShown, `"${wanted}" on screen`, oneLine(wanted));
    return this;
  }

  /** Waits until the page has announced a message to screen readers, even if it was shown only briefly. */
  async hears(words: Words, values?: Values): Promise<this> {
    const wanted = this.says(words, values);
    await this.until(
      () => this.watch.announced.some((text) => text.includes(wanted)),
      `"${wanted}" announced`,
    );
    return this;
  }

  /** Waits until the page has announced one of these texts, or shows it. */
  async hearsOneOf(texts: readonly string[]): Promise<this> {
    const isNoticed = async () => {
      const shown = await this.text().catch(() => '');
      return texts.some((text) => [shown, ...this.watch.announced].some((output) => output.includes(text)));
    };
    await this.until(isNoticed, `one of "${texts.join('", "')}" announced or on screen`);
    return this;
  }

  /** Waits until a text is no longer on screen. */
  async seesNoMore(words: Words): Promise<this> {
    const unwanted = oneLine(this.says(words));
    await this.until(async () => !(await this.text()).includes(unwanted), `"${unwanted}" to disappear`);
    return this;
  }

  /** Waits until no notice covers the page: notices of failed calls close by themselves. */
  async seesNoNotice(): Promise<this> {
    await this.waits(() => !document.querySelector('.ant-notification-notice'), 'the notices to close');
    return this;
  }

  async doesNotSee(words: Words): Promise<this> {
    expect(await this.text()).not.toContain(this.says(words));
    return this;
  }

  /** Waits until the address bar shows this path and query and the page has its heading. */
  async arrivesAt(address: string): Promise<this> {
    const isThere = (wanted: string) =>
      location.pathname + location.search === wanted && document.querySelector('h1') !== null;
    await this.waits(isThere, `address ${address}`, address);
    return this;
  }

  /**
   * Waits for the visible element with this role and accessible name. The name may have a suffix after a colon: the
   * account of a menu, the count of a bell.
   */
  async finds(role: string, words: Words): Promise<ElementHandle<Element>> {
    const wanted = this.says(words);
    let found: ElementHandle<Element> | undefined;
    const look = async () => {
      found = await this.find(role, wanted);
      return found;
    };
    await this.until(look, `a ${role} named "${wanted}"`);
    return found as ElementHandle<Element>;
  }

  /** Whether such an element exists now, without waiting for it. */
  async offers(role: string, words: Words): Promise<boolean> {
    return (await this.find(role, this.says(words))) !== undefined;
  }

  /** The visible element with this role and accessible name, if it exists now. */
  private async find(role: string, wanted: string): Promise<ElementHandle<Element> | undefined> {
    if (isFirefox) return findNamed(this.page, role, wanted);
    let found: ElementHandle<Element> | undefined;
    for (const node of await this.nodes()) {
      const name = oneLine(node.name ?? '');
      if (node.role !== role || !(name === wanted || name.startsWith(`${wanted}:`))) continue;
      // A node may have been removed since the snapshot.
      const element = await node.elementHandle().catch(() => null);
      if (await element?.isVisible().catch(() => false)) found = element as ElementHandle<Element>;
    }
    return found;
  }

  /** All nodes of the accessibility tree, with role and accessible name. */
  private async nodes(): Promise<SerializedAXNode[]> {
    const tree = await this.page.accessibility.snapshot({ interestingOnly: false }).catch(() => null);
    const below = (node: SerializedAXNode): SerializedAXNode[] => [
      node,
      ...(node.children ?? []).flatMap(below),
    ];
    return tree ? below(tree) : [];
  }

  /** Waits for the element of a selector; only for elements without an accessible name. */
  async findsAt(selector: string): Promise<this> {
    await this.waits((wanted: string) => document.querySelector(wanted) !== null, selector, selector);
    return this;
  }

  async has(selector: string): Promise<boolean> {
    return (await this.page.$(selector)) !== null;
  }

  async valueOf(field: string): Promise<string> {
    await this.findsAt(`[name="${field}"]`);
    return this.page.$eval(`[name="${field}"]`, (input) => (input as HTMLInputElement).value);
  }
}
