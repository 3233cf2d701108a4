/** Records the requests of a page, and all errors and violations. */
import type { ConsoleMessage, HTTPRequest, Page } from 'puppeteer';

import { isFirefox, LEFT_BEHIND } from './run/firefox';

export interface Request {
  method: string;
  url: URL;
  body: string;
}

/** Firefox logs a response without a content type as an XML error, as Chromium logs every response of 400 and above. */
const MISREAD = /^Error: XML Parsing Error: no root element found/;

/** Every page's watch since the test began. */
export const watches = new Set<Watch>();

export class Watch {
  /** Console errors, uncaught errors, policy violations and requests to other origins. */
  readonly problems: string[] = [];
  readonly requests: Request[] = [];
  /** Everything the page announced: texts of its alerts and status messages, including those that disappeared. */
  readonly announced: string[] = [];
  /** Everything the page wrote to the console. */
  readonly console: string[] = [];
  private readonly tolerated: RegExp[] = isFirefox ? [LEFT_BEHIND] : [];
  private readonly pending = new Set<HTTPRequest>();
  private changedAt = Date.now();

  constructor(private readonly origin: string) {
    watches.add(this);
  }

  /** Accepts console errors that the journey provokes: Chromium logs every response of 400 and above. */
  tolerate(error: RegExp): void {
    this.tolerated.push(error);
  }

  async attach(page: Page): Promise<void> {
    page.on('console', (message) => this.heard(message));
    page.on('pageerror', (error) => {
      const text = String(error);
      if (!(isFirefox && MISREAD.test(text))) this.problems.push(`uncaught: ${text}`);
    });
    page.on('request', (request) => this.asked(request));
    page.on('requestfinished', (request) => this.answered(request));
    page.on('requestfailed', (request) => this.answered(request));
    // Requests of an earlier document never get a response, so they are dropped.
    page.on('framenavigated', (frame) => frame === page.mainFrame() && this.pending.clear());
    await page.exposeFunction('reportViolation', (violation: string) => {
      this.problems.push(`policy: ${violation}`);
    });
    await page.exposeFunction('reportAnnouncement', (text: string) => {
      this.announced.push(text);
    });
    await page.evaluateOnNewDocument(() => {
      const { reportAnnouncement } = window as unknown as { reportAnnouncement(text: string): void };
      // Reports each text of a region once: the page changes often, and every report is a round trip to the journey.
      const reported = new WeakMap<Element, string>();
      const announce = () => {
        for (const region of document.querySelectorAll('[role="alert"], [role="status"]')) {
          const text = (region.textContent ?? '').trim();
          if (text && reported.get(region) !== text) reportAnnouncement(text);
          reported.set(region, text);
        }
      };
      new MutationObserver(announce).observe(document, {
        childList: true,
        subtree: true,
        characterData: true,
      });
    });
    await page.evaluateOnNewDocument(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const report = (window as unknown as { reportViolation(text: string): void }).reportViolation;
        report(`${event.violatedDirective} ${event.blockedURI}`);
      });
    });
  }

  private heard(message: ConsoleMessage): void {
    const text = `${message.text()} ${message.location().url ?? ''}`.trim();
    this.console.push(text);
    if (message.type() === 'error') this.problems.push(`console: ${text}`);
  }

  private asked(request: HTTPRequest): void {
    if (/^(?:data|blob|about):/.test(request.url())) return;
    this.pending.add(request);
    this.changedAt = Date.now();
    const url = new URL(request.url());
    const entry = { method: request.method(), url, body: isFirefox ? '' : (request.postData() ?? '') };
    this.requests.push(entry);
    // Firefox provides the body only on request.
    if (isFirefox && request.hasPostData()) {
      request.fetchPostData().then(
        (body) => {
          entry.body = body ?? '';
        },
        () => undefined,
      );
    }
    if (url.origin !== this.origin) this.problems.push(`off the origin: ${url.href}`);
  }

  private answered(request: HTTPRequest): void {
    this.pending.delete(request);
    // Puppeteer never reports the end of a script request if its worker was ended during loading; another worker has
    // loaded it. The type of a request is unknown in Firefox.
    for (const one of this.pending) {
      if (one.url().endsWith('.js') && one.url() === request.url()) this.pending.delete(one);
    }
    this.changedAt = Date.now();
  }

  /** Whether no request has been sent or has been pending for this long (ms). */
  isQuietFor(ms: number): boolean {
    return this.pending.size === 0 && Date.now() - this.changedAt >= ms;
  }

  /** Problems that the journey does not tolerate. */
  findings(): string[] {
    return this.problems.filter((problem) => !this.tolerated.some((pattern) => pattern.test(problem)));
  }
}
