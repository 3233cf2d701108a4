/** Records the requests of a page, and all errors and violations. */
import type { ConsoleMessage, HTTPRequest, Page } from 'puppeteer';

import { ABORTED_LOAD, isFirefox } from './run/firefox';

export interface Request {
  method: string;
  url: URL;
  body: string;
}

/** Firefox reports a response without a content type as an XML error. */
const XML_ERROR = /^Error: XML Parsing Error: no root element found/;

/** The watches of all pages that the current test has opened. */
export const watches = new Set<Watch>();

export class Watch {
  /** Console errors, uncaught errors, policy violations and requests to other origins. */
  readonly problems: string[] = [];
  readonly requests: Request[] = [];
  /** Everything the page announced: texts of its alerts and status messages, including those that disappeared. */
  readonly announced: string[] = [];
  /** Everything the page wrote to the console. */
  readonly console: string[] = [];
  private readonly tolerated: RegExp[] = isFirefox ? [ABORTED_LOAD] : [];
  private readonly pending = new Set<HTTPRequest>();
  private changedAt = Date.now();

  constructor(private readonly origin: string) {
    watches.add(this);
  }

  /** Ignores problems that the journey provokes: Chromium logs every response of 400 and above. */
  tolerate(problem: RegExp): void {
    this.tolerated.push(problem);
  }

  async attach(page: Page): Promise<void> {
    page.on('console', (message) => this.recordMessage(message));
    page.on('pageerror', (error) => {
      const text = String(error);
      if (!(isFirefox && XML_ERROR.test(text))) this.problems.push(`uncaught: ${text}`);
    });
    page.on('request', (request) => this.recordRequest(request));
    page.on('requestfinished', (request) => this.recordEnd(request));
    page.on('requestfailed', (request) => this.recordEnd(request));
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

  private recordMessage(message: ConsoleMessage): void {
    const text = `${message.text()} ${message.location().url ?? ''}`.trim();
    this.console.push(text);
    if (message.type() === 'error') this.problems.push(`console: ${text}`);
  }

  private recordRequest(request: HTTPRequest): void {
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

  private recordEnd(request: HTTPRequest): void {
    this.pending.delete(request);
    // Puppeteer never reports the end of a script request if its worker was ended during loading; another worker has
    // loaded it. The type of a request is unknown in Firefox.
    for (const other of this.pending) {
      if (other.url().endsWith('.js') && other.url() === request.url()) this.pending.delete(other);
    }
    this.changedAt = Date.now();
  }

  /** Whether no request has been sent or has been pending for this long (ms). */
  isQuietFor(ms: number): boolean {
    return this.pending.size === 0 && Date.now() - this.changedAt >= ms;
  }

  /** Describes the pending requests, for the message of a failed test. */
  describePending(): string {
    return [...this.pending].map((request) => `${request.method()} ${request.url()}`).join(', ') || 'none';
  }

  /** Problems that the journey does not tolerate. */
  findings(): string[] {
    return this.problems.filter((problem) => !this.tolerated.some((pattern) => pattern.test(problem)));
  }
}
