/** What journeys need of Firefox, which speaks WebDriver BiDi alone: the parts of puppeteer that need Chromium's own protocol. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { queryAllByRole } from '@testing-library/dom';
import type { ElementHandle, Page } from 'puppeteer';
import chromiumOnly from './chromiumOnly.json';

/** Whether the journeys run in Firefox: `npm run test:e2e:firefox`. */
export const isFirefox = process.env.PORTAL_BROWSER === 'firefox';

/** All that is told there of an error in the console. */
export const WORDLESS_ERROR = /^console: JSHandle@error/;

const reasons: Record<string, Record<string, string>> = chromiumOnly;

/** Why a journey of a file cannot be made here; undefined for one that can. */
export const reasonAgainst = (file: string, name: string): string | undefined => reasons[file]?.[name];

/** A page that leads on at once is no failure: Chromium waits for the one that comes. */
function forgiveSuperseded(error: Error): null {
  if (/NS_BINDING_ABORTED/.test(error.message)) return null;
  throw error;
}

/** Gives a page what puppeteer lacks there: text that comes all at once. Less motion is a preference of the browser. */
export function adaptPage(page: Page): void {
  page.keyboard.sendCharacter = async (text) => {
    await page.evaluate((typed) => document.execCommand('insertText', false, typed), text);
  };
  const press = page.keyboard.press.bind(page.keyboard);
  page.keyboard.press = (key, options) => press(key === 'Space' ? ' ' : key, options);
  const goto = page.goto.bind(page);
  page.goto = (address, options) => goto(address, options).catch(forgiveSuperseded);
  const reload = page.reload.bind(page);
  page.reload = (options) => reload(options).catch(forgiveSuperseded);
  // What a journey puts into each document comes into the empty one too, which has no storage there.
  const evaluate = page.evaluateOnNewDocument.bind(page);
  page.evaluateOnNewDocument = (script, ...args) => {
    const given = args.map((one) => JSON.stringify(one) ?? 'undefined').join(', ');
    const isDenied = "error.name === 'SecurityError'";
    return evaluate(`try { (${script})(${given}); } catch (error) { if (!(${isDenied})) throw error; }`);
  };
  page.emulateMediaFeatures = async () => undefined;
  // Whoever has pressed something may copy there; nobody can be given the leave beforehand.
  page.browserContext().overridePermissions = async () => undefined;
}

/** Finds elements by role and name in the page: over BiDi the browser's own tree cannot be read. */
const source = readFileSync(
  join(dirname(require.resolve('@testing-library/dom/package.json')), 'dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

type Finder = { queryAllByRole: typeof queryAllByRole };

/**
 * The visible element with this role and accessible name, if it is there now; the last of several. A name may go on after
 * a colon.
 */
export async function findNamed(
  page: Page,
  role: string,
  wanted: string,
): Promise<ElementHandle<Element> | undefined> {
  try {
    // As for axe: the debugger may, whatever the content security policy says.
    if (!(await page.evaluate(() => 'TestingLibraryDom' in window))) await page.evaluate(source);
    const handle = await page.evaluateHandle(
      (asked, name) => {
        const { TestingLibraryDom } = window as unknown as { TestingLibraryDom: Finder };
        const isNamed = (given: string) => {
          const plain = given.replace(/\s+/g, ' ').trim();
          return plain === name || plain.startsWith(`${name}:`);
        };
        const options = { name: isNamed, hidden: true };
        return (
          TestingLibraryDom.queryAllByRole(document.body, asked, options)
            .filter(
              (element) =>
                element.checkVisibility({ visibilityProperty: true }) &&
                !element.closest('[aria-hidden="true"]'),
            )
            .at(-1) ?? null
        );
      },
      role,
      wanted,
    );
    return (handle.asElement() as ElementHandle<Element> | null) ?? undefined;
  } catch {
    // The page was replaced meanwhile: it is looked at again.
    return undefined;
  }
}
