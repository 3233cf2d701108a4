/** What journeys need of Firefox, which speaks WebDriver BiDi alone: the parts of puppeteer that need Chromium's own protocol. */
import type { ElementHandle, Page } from 'puppeteer';
import chromiumOnly from './chromiumOnly.json';

/** Whether the journeys run in Firefox: `npm run test:e2e:firefox`. */
export const isFirefox = process.env.PORTAL_BROWSER === 'firefox';

const { journeys }: { journeys: Record<string, Record<string, string>> } = chromiumOnly;

/** Why a journey of a file cannot be made here; undefined for one that can. */
export const reasonAgainst = (file: string, name: string): string | undefined => journeys[file]?.[name];

/** Gives a page what puppeteer lacks there: text that comes all at once; less motion is a preference of the browser. */
export function adaptPage(page: Page): void {
  page.keyboard.sendCharacter = async (text) => {
    await page.evaluate((typed) => document.execCommand('insertText', false, typed), text);
  };
  page.emulateMediaFeatures = async () => undefined;
}

const isSeen = (handle: ElementHandle): Promise<boolean> => handle.isVisible().catch(() => false);

/**
 * The visible element with this role and accessible name, as the browser computes them, if it is there now. A name may go
 * on after a colon; such a name is written at the element.
 */
export async function findNamed(
  page: Page,
  role: string,
  wanted: string,
): Promise<ElementHandle<Element> | undefined> {
  const body = await page.$('body').catch(() => null);
  if (!body) return undefined;
  let found: ElementHandle<Element> | undefined;
  try {
    for await (const handle of body.queryAXTree(wanted, role)) {
      if (await isSeen(handle as ElementHandle)) found = handle as ElementHandle<Element>;
    }
    if (found) return found;
    for (const handle of await page.$$(`[aria-label^="${quoteForCss(`${wanted}:`)}"]`)) {
      if (await isSeen(handle)) found = handle;
    }
  } catch {
    // The page was replaced meanwhile: it is looked at again.
  }
  return found;
}

const quoteForCss = (text: string): string => text.replace(/["\\]/g, '\\$&');
