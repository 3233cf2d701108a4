/** A visitor with a browser. Journeys read like sentences: `await visitor.signsIn(demo)`. */
import type { BrowserContext } from 'puppeteer';
import type { OrderedFault } from '../../../mock/_domain/store/records/fault';
import type { Data, EndpointName, Envelope } from '../../../src/contract';
import { endpoints } from '../../../src/contract/endpoints';
import { endonyms } from '../../../src/locales/endonyms';
import { callApi, submitPassword } from './api';
import { PageActions } from './pageActions';
import type { Person } from './people';
import { adaptPage, isFirefox } from './run/firefox';
import { isHard } from './run/hard';
import { type Request, Watch } from './watch';
import type { Language, Words } from './words';

/** A fault of one endpoint, for this visitor only. */
export type Fault = Omit<OrderedFault, 'endpoint'>;

/** Method and path of each endpoint; a path parameter matches any value. */
const endpointPatterns = (Object.entries(endpoints) as [EndpointName, string][]).map(([name, row]) => ({
  name,
  pattern: new RegExp(`^${row.replace(/:\w+/g, '[^/]+')}$`),
}));

const SIGN_IN = '/uaa/login';
const MOTION = 'prefers-reduced-motion';

export class Visitor extends PageActions {
  /** Opens a tab in a browser context. */
  static async arrives(context: BrowserContext, origin: string): Promise<Visitor> {
    const page = await context.newPage();
    if (isFirefox) adaptPage(page);
    await page.setViewport({ width: 1280, height: 900 });
    // Animations slow the journeys down; only the long loops show them.
    if (!isHard) await page.emulateMediaFeatures([{ name: MOTION, value: 'reduce' }]);
    // Prefetching would run after each sign-in, so it is off (saveData) except in the journeys that test it.
    await page.evaluateOnNewDocument(() => {
      const saveData = { value: { saveData: true }, configurable: true };
      Object.defineProperty(navigator, 'connection', saveData);
    });
    const watch = new Watch(origin);
    await watch.attach(page);
    return new Visitor(page, watch, origin, 'zh-CN');
  }

  /** Stores this language as chosen earlier on this device; a later choice overrides it. */
  async prefers(language: Language): Promise<this> {
    this.language = language;
    await this.tellsServer(language);
    await this.page.evaluateOnNewDocument((code) => {
      try {
        if (!localStorage.getItem('umi_locale')) localStorage.setItem('umi_locale', code);
      } catch {
        // A browser's error page has no storage.
      }
    }, language);
    return this;
  }

  /** Sets the cookie in which the portal stores the chosen language for the server. */
  async tellsServer(language: Language): Promise<this> {
    // Set on the context: Firefox would keep a cookie set on the page separate from those of its first request.
    await this.page.browserContext().setCookie({
      name: 'portal_locale',
      value: language,
      domain: new URL(this.origin).hostname,
      path: '/',
    });
    return this;
  }

  /** Allows animations, so that closing elements take their time. */
  async seesMotion(): Promise<this> {
    await this.page.emulateMediaFeatures([{ name: MOTION, value: 'no-preference' }]);
    return this;
  }

  /** Turns data saving off, so that the portal prefetches. */
  async turnsDataSavingOff(): Promise<this> {
    await this.page.evaluateOnNewDocument(() => Reflect.deleteProperty(navigator, 'connection'));
    return this;
  }

  /** Opens an address and waits until the page has settled. */
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

  /** Fills in the sign-in form and submits it; does not wait for the result. */
  async submits({ account, password, userType }: Person): Promise<this> {
    if (userType) await this.presses(`login.userType.${userType}`, 'radio');
    await this.fills('account', account);
    await this.fills('password', password);
    return this.confirms();
  }

  /** Signs in on the open sign-in page and waits for the next page. */
  async signsIn(person: Person): Promise<this> {
    await this.submits(person);
    await this.waits((path: string) => location.pathname !== path, 'leaving the sign-in page', SIGN_IN);
    return this.settles();
  }

  /** Creates a session by API calls, for journeys that do not test signing in. */
  async opensSessionOf(person: Person): Promise<this> {
    if (!(await submitPassword(this, person))) throw new Error(`The portal refused ${person.account}.`);
    return this;
  }

  /** Sets the width of the window, waits for the new layout, and expects that nothing is wider than the window. */
  async fitsIn(width: number): Promise<this> {
    await this.page.setViewport({ width, height: 800 });
    await this.waits((wanted: number) => document.documentElement.clientWidth <= wanted, 'the width', width);
    await this.settles();
    return this.fits();
  }

  /** Expects that nothing is wider than the window. */
  async fits(): Promise<this> {
    const isFitting = () => document.documentElement.scrollWidth <= window.innerWidth;
    await this.waits(isFitting, 'a page as narrow as the window');
    return this;
  }

  /** Chooses a language in the corner of the page. */
  async picks(language: Language): Promise<this> {
    await this.presses(`${this.says('layout.language')}: ${endonyms[this.language]}`);
    return this.presses(endonyms[language]);
  }

  /** Chooses a language, and waits until the page uses it. */
  async switchesTo(language: Language): Promise<this> {
    await this.picks(language);
    const isSwitched = (code: string) => document.documentElement.lang === code;
    await this.waits(isSwitched, `the page to be in ${language}`, language);
    this.language = language;
    return this;
  }

  /** Waits for a notice and closes it, unless it closes by itself meanwhile. */
  async closesNotice(words: Words): Promise<this> {
    await this.hears(words);
    for (const close of await this.page.$$('.ant-notification-notice-close')) {
      await close.click().catch(() => undefined);
    }
    return this.seesNoMore(words);
  }

  /** Signs out by the user menu and waits for the sign-in page. */
  async signsOut(): Promise<this> {
    await this.presses('layout.userMenu');
    await this.presses('layout.signOut', 'menuitem');
    await this.arrivesAt(SIGN_IN);
    return this.settles();
  }

  /** Opens a second tab of the same browser, and in it the page of `path` if given. */
  async opensTab(path?: string): Promise<Visitor> {
    const tab = await Visitor.arrives(this.page.browserContext(), this.origin);
    await tab.prefers(this.language);
    return path === undefined ? tab : tab.opens(path);
  }

  /** Makes an API call with the browser's cookies; returns `data`. */
  async reads<Data = unknown>(key: string, body?: object): Promise<Data> {
    return (await callApi<Data>(this.page.browserContext(), this.origin, key, body)).data;
  }

  /** Calls an endpoint of the contract with the browser's cookies; returns `data`. */
  calls<N extends EndpointName>(name: N, body?: object): Promise<Data<N>> {
    return this.reads<Data<N>>(endpoints[name], body);
  }

  /** Makes an API call on behalf of a company in the role with this id; returns the whole envelope. */
  asksAs<Data = unknown>(roleId: string, key: string): Promise<Envelope<Data>> {
    const headers = { 'x-acting-as': roleId };
    return callApi<Data>(this.page.browserContext(), this.origin, key, undefined, headers);
  }

  /** Sets a fault of an endpoint, named like 'GET /authApi/account/v1/detail', for this visitor. */
  async injectsFault(endpoint: string, fault: Fault): Promise<this> {
    await this.reads('POST /mock/faults', { endpoint, ...fault });
    return this;
  }

  async clearsFaults(): Promise<this> {
    await this.reads('DELETE /mock/faults');
    return this;
  }

  /** Waits until the page has made this number of further requests to a path. */
  async asksAgain(times: number, path: string, method = 'GET'): Promise<this> {
    const wanted = this.requestsTo(path, method).length + times;
    await this.until(
      () => this.requestsTo(path, method).length >= wanted,
      `${times} more requests to ${path}`,
    );
    return this;
  }

  /** The page's requests to a path so far. */
  requestsTo(path: string, method = 'GET'): Request[] {
    return this.watch.requests.filter(
      (request) => request.url.pathname === path && request.method === method,
    );
  }

  /** The endpoints that the page has called so far, in the order of the calls. */
  callsMade(): EndpointName[] {
    return this.watch.requests.flatMap(({ method, url }) =>
      endpointPatterns
        .filter(({ pattern }) => pattern.test(`${method} ${url.pathname}`))
        .map(({ name }) => name),
    );
  }
}
