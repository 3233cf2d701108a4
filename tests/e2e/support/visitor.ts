/** Somebody with a browser of their own. Reads like a sentence: `await visitor.signsIn(demo)`. */
import type { BrowserContext, ElementHandle } from 'puppeteer';
import { callApi } from './api';
import { Onlooker, PATIENCE } from './onlooker';
import type { Person } from './people';
import { type Request, Watch } from './watch';
import type { Language, Words } from './words';

/** A fault of the mock portal: what one endpoint does for this visitor alone. */
export interface Fault {
  status?: number;
  headers?: Record<string, string>;
  contentType?: string;
  body?: unknown;
  delayMs?: number;
  cut?: boolean;
  times?: number;
}

const SIGN_IN = '/uaa/login';

export class Visitor extends Onlooker {
  /** A tab of this context. */
  static async arrives(context: BrowserContext, origin: string): Promise<Visitor> {
    const page = await context.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    const watch = new Watch(origin);
    await watch.attach(page);
    return new Visitor(page, watch, origin, 'zh-CN');
  }

  /** Makes this the language chosen earlier on this device; a later choice stands. */
  async prefers(language: Language): Promise<this> {
    this.language = language;
    await this.page.evaluateOnNewDocument((code) => {
      if (!localStorage.getItem('umi_locale')) localStorage.setItem('umi_locale', code);
    }, language);
    return this;
  }

  /** Opens an address and waits until the page is there. */
  async opens(path: string): Promise<this> {
    await this.page.goto(this.origin + path, { waitUntil: 'domcontentloaded' });
    return this.settles();
  }

  async reloads(): Promise<this> {
    await this.page.reload({ waitUntil: 'domcontentloaded' });
    return this.settles();
  }

  async goesBack(): Promise<this> {
    await this.page.goBack({ waitUntil: 'domcontentloaded' });
    return this;
  }

  async presses(words: Words, role = 'button'): Promise<this> {
    // A tab that lies behind another paints nothing, and what is not painted cannot be pressed.
    await this.page.bringToFront();
    const found = await this.finds(role, words);
    // Waits until it lies still: drawers and menus slide in.
    await found.asLocator().setTimeout(PATIENCE).click();
    return this;
  }

  /** Replaces what a field holds. Fields go by their name, which is the one the wire uses. */
  async fills(field: string, value: string): Promise<this> {
    const input = `input[name="${field}"], textarea[name="${field}"]`;
    await this.findsAt(input);
    await this.page.bringToFront();
    // By focus, not by a click: where the page moves meanwhile, a click lands beside the field.
    await this.page.$eval(input, (found) => {
      (found as HTMLInputElement).focus();
      (found as HTMLInputElement).select();
    });
    await this.page.keyboard.press('Backspace');
    // All at once, as a password manager does.
    await this.page.keyboard.sendCharacter(value);
    return this;
  }

  /** Puts a file from the disk into a file field. */
  async chooses(field: string, path: string): Promise<this> {
    const selector = `input[type="file"][name="${field}"]`;
    await this.findsAt(selector);
    const input = await this.page.$(selector);
    await (input as ElementHandle<HTMLInputElement>).uploadFile(path);
    return this;
  }

  /** What a field says is wrong with it, once it says so; the words are tied to it for screen readers. */
  async complaintOf(field: string): Promise<string> {
    const selector = `[name="${field}"][aria-invalid="true"]`;
    await this.findsAt(selector);
    return this.page.$eval(selector, (input) =>
      (input.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.innerText ?? '')
        .join(' '),
    );
  }

  /** Waits until a field has the focus. */
  async isIn(field: string): Promise<this> {
    const focused = (name: string) => document.activeElement?.getAttribute('name') === name;
    await this.waits(focused, `the focus in ${field}`, field);
    return this;
  }

  /** Fills in the sign-in form and submits it; where that leads is the journey's business. */
  async submits({ account, password, userType }: Person): Promise<this> {
    if (userType) await this.presses(`login.userType.${userType}`, 'radio');
    await this.fills('account', account);
    await this.fills('password', password);
    return this.confirms();
  }

  /** Enter, in the field just filled in. */
  async confirms(): Promise<this> {
    await this.page.keyboard.press('Enter');
    return this;
  }

  /** Signs in from wherever the sign-in page is open, and arrives. */
  async signsIn(person: Person): Promise<this> {
    await this.submits(person);
    await this.waits((path: string) => location.pathname !== path, 'leaving the sign-in page', SIGN_IN);
    return this.settles();
  }

  /** Waits for a notice and closes it. */
  async closesNotice(words: Words): Promise<this> {
    await this.sees(words);
    await this.presses('common.close');
    return this.seesNoMore(words);
  }

  /** Signs out by the menu, and arrives at the sign-in page. */
  async signsOut(): Promise<this> {
    await this.presses('layout.userMenu');
    await this.presses('layout.signOut', 'menuitem');
    await this.isAt(SIGN_IN);
    return this.settles();
  }

  /** What the form says when it refuses. */
  async refusal(): Promise<string> {
    await this.findsAt('form [role="alert"]');
    return this.page.$eval('form [role="alert"]', (alert) => (alert as HTMLElement).innerText.trim());
  }

  /** A second tab of the same browser. */
  async opensTab(): Promise<Visitor> {
    const tab = await Visitor.arrives(this.page.browserContext(), this.origin);
    return tab.prefers(this.language);
  }

  /** Makes a call beside the page, with the same cookies; answers `data`. */
  async reads<Data = unknown>(key: string, body?: object): Promise<Data> {
    return (await callApi<Data>(this.page.browserContext(), this.origin, key, body)).data;
  }

  /** Makes an endpoint misbehave for this visitor, named like 'GET /authApi/account/v1/detail'. */
  async spoils(endpoint: string, fault: Fault): Promise<this> {
    await this.reads('POST /mock/faults', { endpoint, ...fault });
    return this;
  }

  async mends(): Promise<this> {
    await this.reads('DELETE /mock/faults');
    return this;
  }

  /** Waits until the page has made so many more requests to a path. */
  async asksAgain(times: number, path: string, method = 'GET'): Promise<this> {
    const wanted = this.requestsTo(path, method).length + times;
    await this.until(
      () => this.requestsTo(path, method).length >= wanted,
      `${times} more requests to ${path}`,
    );
    return this;
  }

  /** Requests the page made to a path so far. */
  requestsTo(path: string, method = 'GET'): Request[] {
    return this.watch.requests.filter((one) => one.url.pathname === path && one.method === method);
  }
}
