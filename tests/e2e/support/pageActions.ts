/** Actions of a visitor on a page by mouse and keyboard: press, fill in, choose. */
import type { ElementHandle } from 'puppeteer';
import { PATIENCE, PageReader } from './pageReader';
import { isHard } from './run/hard';
import type { Words } from './words';

/** Maximum number of Tab presses to reach an element. */
const STOPS_MAX = 30;

/**
 * Whether the dialog, drawer or menu around an element has finished its animation or been removed, and no closing one
 * covers it. On a busy machine a popup is at its final place for some frames before its opening animation starts; a press
 * in these frames closes it.
 */
const isAtRest = (element: ElementHandle<Element>): Promise<boolean> =>
  element
    .evaluate((target) => {
      if (document.querySelector(':is(.ant-modal-root, .ant-drawer) [class*="-leave-active"]')) return false;
      const overlay = target.closest('.ant-modal-root, .ant-drawer, .ant-dropdown, .ant-popover');
      if (!overlay) return true;
      const isTransient = ({ effect }: Animation) =>
        effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
      const entering = ':is([class*="-enter"], [class*="-appear"])';
      return (
        !overlay.matches(entering) &&
        !overlay.querySelector(entering) &&
        !overlay.getAnimations({ subtree: true }).some(isTransient)
      );
    })
    .catch(() => true);

export class PageActions extends PageReader {
  async presses(words: Words, role = 'button'): Promise<this> {
    // The browser does not paint a background tab, and cannot click unpainted elements.
    await this.page.bringToFront();
    const found = await this.finds(role, words);
    await this.waitsForRest(found);
    // The locator waits until the element stops moving: drawers and menus slide in.
    await found.asLocator().setTimeout(PATIENCE).click();
    return this;
  }

  /**
   * Only the long loops run animations. A dialog takes the focus when its animation ends, so text typed earlier is
   * lost.
   */
  private async waitsForRest(found: ElementHandle<Element> | null): Promise<void> {
    if (isHard && found)
      await this.until(() => isAtRest(found), 'the end of the animation around the element');
  }

  /** Clicks the element of a selector as soon as it exists. For controls without a role. */
  async clicks(selector: string): Promise<this> {
    await this.findsAt(selector);
    await this.waitsForRest(await this.page.$(selector));
    // As in `presses`: a click on a background tab is lost without an error.
    await this.page.bringToFront();
    await this.page.click(selector);
    return this;
  }

  /** Replaces the value of a field. Fields are found by `name`, which is also their name in requests. */
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
    // Inserts the whole value in one step, as a password manager does.
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

  /** Presses Enter in the focused field. */
  async confirms(): Promise<this> {
    await this.page.keyboard.press('Enter');
    return this;
  }

  /** Moves the focus by Tab to the element of a selector. */
  async tabsTo(selector: string): Promise<this> {
    const isThere = (wanted: string) => document.activeElement?.matches(wanted) === true;
    for (let step = 0; step < STOPS_MAX; step += 1) {
      if (await this.page.evaluate(isThere, selector)) return this;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab never reached ${selector}.`);
  }

  /** Moves the focus to a field by Tab and types over its text, which only Chromium selects by itself. */
  async types(field: string, value: string): Promise<this> {
    await this.tabsTo(`[name="${field}"]`);
    await this.page.keyboard.down('Control');
    await this.page.keyboard.press('A');
    await this.page.keyboard.up('Control');
    await this.page.keyboard.type(value);
    return this;
  }

  /** Returns the error message of a field, once it is linked to the field for screen readers. */
  async getFieldError(field: string): Promise<string> {
    const selector = `[name="${field}"][aria-invalid="true"]`;
    // antd marks the field as invalid first and links the message (`…_help`) a moment later.
    const isLinked = (wanted: string) => {
      const ids = document.querySelector(wanted)?.getAttribute('aria-describedby')?.split(' ') ?? [];
      return ids.some((id) => id.endsWith('_help') && document.getElementById(id)?.innerText.trim());
    };
    await this.waits(isLinked, `an error message of ${field}`, selector);
    return this.page.$eval(selector, (input) =>
      (input.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.innerText ?? '')
        .join(' '),
    );
  }

  /** Waits until a field has this error message. Another message may come first: validation rules take a moment. */
  async seesFieldError(field: string, words: string): Promise<this> {
    const isShown = (at: string, wanted: string) =>
      [...document.querySelectorAll(at)].some((input) =>
        (input.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .some((id) => document.getElementById(id)?.innerText.includes(wanted)),
      );
    const selector = `[name="${field}"][aria-invalid="true"]`;
    await this.waits(isShown, `the error message of ${field}: ${words}`, selector, words);
    return this;
  }

  /** Waits until a field has the focus. */
  async waitsForFocus(field: string): Promise<this> {
    return this.waitsForFocusAt(`[name="${field}"]`);
  }

  /** Waits until an element of the selector, with this text if given, has the focus. */
  async waitsForFocusAt(selector: string, words?: Words): Promise<this> {
    const text = words === undefined ? undefined : this.says(words);
    const isFocused = (wanted: string, wantedText?: string) => {
      const focused = document.activeElement;
      return (
        focused?.matches(wanted) === true &&
        (wantedText === undefined || focused.textContent?.trim() === wantedText)
      );
    };
    await this.waits(isFocused, `the focus at ${selector} ${text ?? ''}`, selector, text);
    return this;
  }

  /** Returns the error message of the form. */
  async refusal(): Promise<string> {
    await this.findsAt('form [role="alert"]');
    return this.page.$eval('form [role="alert"]', (alert) => (alert as HTMLElement).innerText.trim());
  }
}
