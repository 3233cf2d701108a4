/** Somebody with a browser of their own. Reads like a sentence: `await visitor.signsIn(demo)`. */

import type { BrowserContext } from 'puppeteer';
import type { OrderedFault as Order } from '../../../mock/_domain/store/records/fault';
import type { Envelope, LoginResult, Secret } from '../../../src/contract';
import { endpoints } from '../../../src/contract/endpoints';
import { endonyms } from '../../../src/locales/endonyms';
import { seal } from '../../support/seal';
import { callApi } from './api';
import { Hands } from './hands';
import type { Person } from './people';
import { adaptPage, isFirefox } from './run/firefox';
import { isHard } from './run/hard';
import { type Request, Watch } from './watch';
import type { Language, Words } from './words';

/** What one endpoint does, for this visitor alone. */
export type Fault = Omit<Order, 'endpoint'>;

const SIGN_IN = '/uaa/login';
const MOTION = 'prefers-reduced-motion';

export class Visitor extends Hands {
  /** A tab of this context. */
  static async arrives(context: BrowserContext, origin: string): Promise<Visitor> {
    const page = await context.newPage();
    if (isFirefox) adaptPage(page);
    await page.setViewport({ width: 1280, height: 900 });
    // Drawing what moves takes a sixth of a run; the long loops see it.
    if (!isHard) await page.emulateMediaFeatures([{ name: MOTION, value: 'reduce' }]);
    // What comes ahead counts for none but the journeys about it: it would run for each that signs in.
    await page.evaluateOnNewDocument(() => {
      const sparing = { value: { saveData: true }, configurable: true };
      Object.defineProperty(navigator, 'connection', sparing);
    });
    const watch = new Watch(origin);
    await watch.attach(page);
    return new Visitor(page, watch, origin, 'zh-CN');
  }

  /** Makes this the language chosen earlier on this device; a later choice stands. */
  async prefers(language: Language): Promise<this> {
    this.language = language;
    await this.tellsServer(language);
    await this.page.evaluateOnNewDocument((code) => {
      try {
        if (!localStorage.getItem('umi_locale')) localStorage.setItem('umi_locale', code);
      } catch {
        // A page that did not load belongs to nobody, and keeps nothing.
      }
    }, language);
    return this;
  }

  /** Sets what the portal mirrors of the chosen language, for the server. */
  async tellsServer(language: Language): Promise<this> {
    // Set on the page, Firefox would keep it apart from what its first request sends.
    await this.page.browserContext().setCookie({
      name: 'portal_locale',
      value: language,
      domain: new URL(this.origin).hostname,
      path: '/',
    });
    return this;
  }

  /** Asks for no less motion: what closes takes its time. */
  async seesMotion(): Promise<this> {
    await this.page.emulateMediaFeatures([{ name: MOTION, value: 'no-preference' }]);
    return this;
  }

  /** Has a network on which nobody spares data. */
  async sparesNoData(): Promise<this> {
    await this.page.evaluateOnNewDocument(() => Reflect.deleteProperty(navigator, 'connection'));
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

  /** Fills in the sign-in form and submits it; where that leads is the journey's business. */
  async submits({ account, password, userType }: Person): Promise<this> {
    if (userType) await this.presses(`login.userType.${userType}`, 'radio');
    await this.fills('account', account);
    await this.fills('password', password);
    return this.confirms();
  }

  /** Signs in from wherever the sign-in page is open, and arrives. */
  async signsIn(person: Person): Promise<this> {
    await this.submits(person);
    await this.waits((path: string) => location.pathname !== path, 'leaving the sign-in page', SIGN_IN);
    return this.settles();
  }

  /** Has a session of this person's, made beside the page: where signing in is not the matter. */
  async hasSessionOf({ account, password, userType = 'person' }: Person): Promise<this> {
    const secret = await this.reads<Secret>(endpoints.secret);
    const body = { userType, account, password: seal(secret, password), secretId: secret.id };
    const result = await this.reads<LoginResult | null>(`${endpoints.login}?channelCode=1`, body);
    if (!result) throw new Error(`The portal refused ${account}.`);
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
    const fitting = () => document.documentElement.scrollWidth <= window.innerWidth;
    await this.waits(fitting, 'a page as narrow as the window');
    return this;
  }

  /** Picks a language in the corner of the page. */
  async picks(language: Language): Promise<this> {
    await this.presses(`${this.says('layout.language')}: ${endonyms[this.language]}`);
    return this.presses(endonyms[language]);
  }

  /** Picks a language, and waits until the page speaks it. */
  async switchesTo(language: Language): Promise<this> {
    await this.picks(language);
    const spoken = (code: string) => document.documentElement.lang === code;
    await this.waits(spoken, `the page to be in ${language}`, language);
    this.language = language;
    return this;
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

  /** A second tab of the same browser. */
  async opensTab(): Promise<Visitor> {
    const tab = await Visitor.arrives(this.page.browserContext(), this.origin);
    return tab.prefers(this.language);
  }

  /** Makes a call beside the page, with the same cookies; answers `data`. */
  async reads<Data = unknown>(key: string, body?: object): Promise<Data> {
    return (await callApi<Data>(this.page.browserContext(), this.origin, key, body)).data;
  }

  /** Makes a call in the name of a company, by one's role there; answers the whole envelope. */
  asksAs<Data = unknown>(roleId: string, key: string, body?: object): Promise<Envelope<Data>> {
    return callApi<Data>(this.page.browserContext(), this.origin, key, body, { 'x-acting-as': roleId });
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
