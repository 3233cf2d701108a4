/** What somebody does with a page: presses, fills in, chooses, by mouse and by keyboard. */
import type { ElementHandle } from 'puppeteer';
import { Onlooker, PATIENCE } from './onlooker';
import { isHard } from './run/hard';
import type { Words } from './words';

/** Most presses of Tab to anything on a page. */
const STOPS_MAX = 30;

/**
 * Whether the dialog, drawer or menu around an element has stopped moving, or has gone, and none that goes lies above it.
 * On a busy machine it stands for some frames where it will be, before it grows from where it was asked for: a press in
 * between closes it.
 */
const liesStill = (element: ElementHandle<Element>): Promise<boolean> =>
  element
    .evaluate((inside) => {
      if (document.querySelector(':is(.ant-modal-root, .ant-drawer) [class*="-leave-active"]')) return false;
      const around = inside.closest('.ant-modal-root, .ant-drawer, .ant-dropdown, .ant-popover');
      if (!around) return true;
      const isPassing = ({ effect }: Animation) =>
        effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
      const entering = ':is([class*="-enter"], [class*="-appear"])';
      return (
        !around.matches(entering) &&
        !around.querySelector(entering) &&
        !around.getAnimations({ subtree: true }).some(isPassing)
      );
    })
    .catch(() => true);

export class Hands extends Onlooker {
  async presses(words: Words, role = 'button'): Promise<this> {
    // A tab behind another one paints nothing, and the browser cannot click what is not painted.
    await this.page.bringToFront();
    const found = await this.finds(role, words);
    await this.waitsForRest(found);
    // Waits until it lies still: drawers and menus slide in.
    await found.asLocator().setTimeout(PATIENCE).click();
    return this;
  }

  /** In the long loops things move. A dialog that has come to rest takes the focus: what is typed before is lost. */
  private async waitsForRest(found: ElementHandle<Element> | null): Promise<void> {
    if (isHard && found) await this.until(() => liesStill(found), 'what is around it to lie still');
  }

  /** Clicks what a selector names, as soon as it is there. Fields that look like something else have no role of their own. */
  async clicks(selector: string): Promise<this> {
    await this.findsAt(selector);
    await this.waitsForRest(await this.page.$(selector));
    // As for presses: a click on a tab behind another one is lost without a word.
    await this.page.bringToFront();
    await this.page.click(selector);
    return this;
  }

  /** Replaces what a field holds. Fields go by their name, which is the one the wire uses. */
  async fills(field: string, value: string): Promise<this> {
    const input = `input[name="${field}"], textarea[name="${field}"]`;
    await this.findsAt(input);
    await this.waitsForRest(await this.page.$(input));
    await this.page.bringToFront();
    // Uses focus instead of a click: if the page moves meanwhile, a click misses the field.
    await this.page.$eval(input, (found) => {
      (found as HTMLInputElement).focus();
      (found as HTMLInputElement).select();
    });
    await this.page.keyboard.press('Backspace');
    // All at once, as a password manager does.
    await this.page.keyboard.sendCharacter(value);
    return this;
  }

  /** Puts files from the disk into a file field. */
  async chooses(field: string, ...paths: string[]): Promise<this> {
    const selector = `input[type="file"][name="${field}"]`;
    await this.findsAt(selector);
    const input = await this.page.$(selector);
    await (input as ElementHandle<HTMLInputElement>).uploadFile(...paths);
    return this;
  }

  /** Enter, in the field just filled in. */
  async confirms(): Promise<this> {
    await this.page.keyboard.press('Enter');
    return this;
  }

  /** Moves the focus by Tab to what this selector names. */
  async tabsTo(selector: string): Promise<this> {
    const isThere = (wanted: string) => document.activeElement?.matches(wanted) === true;
    for (let step = 0; step < STOPS_MAX; step += 1) {
      if (await this.page.evaluate(isThere, selector)) return this;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab never reached ${selector}.`);
  }

  /** The same backwards, to what comes before: a way around the end of a page leads through the browser's own controls. */
  async tabsBackTo(selector: string): Promise<this> {
    await this.page.keyboard.down('Shift');
    await this.tabsTo(selector);
    await this.page.keyboard.up('Shift');
    return this;
  }

  /** Goes to a field by Tab and types. */
  async types(field: string, value: string): Promise<this> {
    await this.tabsTo(`[name="${field}"]`);
    await this.page.keyboard.type(value);
    return this;
  }

  /** What a field says is wrong with it, once it says so; the words are tied to it for screen readers. */
  async complaintOf(field: string): Promise<string> {
    const selector = `[name="${field}"][aria-invalid="true"]`;
    // antd marks the field first, and ties the words to it (by `…_help`) a moment later.
    const told = (at: string) => {
      const ids = document.querySelector(at)?.getAttribute('aria-describedby')?.split(' ') ?? [];
      return ids.some((id) => id.endsWith('_help') && document.getElementById(id)?.innerText.trim());
    };
    await this.waits(told, `a complaint of ${field}`, selector);
    return this.page.$eval(selector, (input) =>
      (input.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.innerText ?? '')
        .join(' '),
    );
  }

  /** A field says this is wrong with it. It may say something else first: rules take a moment. */
  async complainsAt(field: string, words: string): Promise<this> {
    const isTold = (at: string, wanted: string) =>
      [...document.querySelectorAll(at)].some((input) =>
        (input.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .some((id) => document.getElementById(id)?.innerText.includes(wanted)),
      );
    const selector = `[name="${field}"][aria-invalid="true"]`;
    await this.waits(isTold, `${field} to complain: ${words}`, selector, words);
    return this;
  }

  /** Lies behind another tab. Chromium without windows keeps every tab in sight: there the page is told so. */
  async liesBehind(): Promise<this> {
    await this.page.evaluate(() => {
      if (document.hidden) return;
      Object.defineProperty(document, 'hidden', { configurable: true, value: true });
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    return this;
  }

  /** Comes before the other tabs again. */
  async comesForward(): Promise<this> {
    await this.page.bringToFront();
    await this.page.evaluate(() => {
      if (!document.hidden) return;
      Reflect.deleteProperty(document, 'hidden');
      Reflect.deleteProperty(document, 'visibilityState');
      document.dispatchEvent(new Event('visibilitychange'));
    });
    return this;
  }

  /** Waits until a field has the focus. */
  async isIn(field: string): Promise<this> {
    const focused = (name: string) => document.activeElement?.getAttribute('name') === name;
    await this.waits(focused, `the focus in ${field}`, field);
    return this;
  }

  /** What the form says when it refuses. */
  async refusal(): Promise<string> {
    await this.findsAt('form [role="alert"]');
    return this.page.$eval('form [role="alert"]', (alert) => (alert as HTMLElement).innerText.trim());
  }
}
