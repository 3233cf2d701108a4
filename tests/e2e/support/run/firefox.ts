/**
 * Adapts the journeys to Firefox, which supports only WebDriver BiDi: replaces the parts of puppeteer that need
 * Chromium's protocol.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { queryAllByRole } from '@testing-library/dom';
import type { ElementHandle, Page } from 'puppeteer';
import chromiumOnly from './chromiumOnly.json';

/** Whether the journeys run in Firefox: `npm run test:e2e:firefox`. */
export const isFirefox = process.env.PORTAL_BROWSER === 'firefox';

/** Error that Firefox, unlike Chromium, logs for each script or style sheet that is still loading when the page is left. */
export const ABORTED_LOAD = /^console: (?:ChunkLoadError: Loading|Error: Loading CSS) chunk/;

const reasons: Record<string, Record<string, string>> = chromiumOnly;

/** The reason why a journey cannot run in Firefox; undefined if it can. */
export const reasonAgainst = (file: string, name: string): string | undefined => reasons[file]?.[name];

/** Ignores the error of a page that redirects while it loads; Chromium waits for the next page instead. Rethrows others. */
function ignoreSuperseded(error: Error): null {
  if (/NS_BINDING_ABORTED/.test(error.message)) return null;
  throw error;
}

/**
 * Adds what puppeteer lacks in Firefox, such as inserting a whole text. Reduced motion is a preference of the browser.
 */
export function adaptPage(page: Page): void {
  page.keyboard.sendCharacter = async (text) => {
    await page.evaluate((typed) => document.execCommand('insertText', false, typed), text);
  };
  const press = page.keyboard.press.bind(page.keyboard);
  page.keyboard.press = (key, options) => press(key === 'Space' ? ' ' : key, options);
  const goto = page.goto.bind(page);
  page.goto = (address, options) => goto(address, options).catch(ignoreSuperseded);
  const reload = page.reload.bind(page);
  page.reload = (options) => reload(options).catch(ignoreSuperseded);
  // Scripts for each new document also run in the empty document, whose storage is not accessible in Firefox.
  const evaluate = page.evaluateOnNewDocument.bind(page);
  page.evaluateOnNewDocument = (script, ...args) => {
    const serialized = args.map((arg) => JSON.stringify(arg) ?? 'undefined').join(', ');
    const isDenied = "error.name === 'SecurityError'";
    return evaluate(`try { (${script})(${serialized}); } catch (error) { if (!(${isDenied})) throw error; }`);
  };
  // BiDi reports an error object in the console without its text.
  page.evaluateOnNewDocument(() => {
    const { error } = console;
    console.error = (...values: unknown[]) =>
      error(...values.map((value) => (value instanceof Error ? String(value) : value)));
  });
  page.emulateMediaFeatures = async () => undefined;
  // Firefox allows copying after a press; the permission cannot be granted beforehand.
  page.browserContext().overridePermissions = async () => undefined;
}

/**
 * Testing Library finds elements by role and name in the page: BiDi does not give access to the browser's accessibility
 * tree.
 */
const source = readFileSync(
  join(dirname(require.resolve('@testing-library/dom/package.json')), 'dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

type Finder = { queryAllByRole: typeof queryAllByRole };

/**
 * The visible element with this role and accessible name, if it exists now; the last of several. The name may have a
 * suffix after a colon.
 */
export async function findNamed(
  page: Page,
  role: string,
  wanted: string,
): Promise<ElementHandle<Element> | undefined> {
  try {
    // Evaluated by the debugger, so the content security policy does not apply (as for axe).
    if (!(await page.evaluate(() => 'TestingLibraryDom' in window))) await page.evaluate(source);
    const handle = await page.evaluateHandle(
      (wantedRole, wantedName) => {
        const { TestingLibraryDom } = window as unknown as { TestingLibraryDom: Finder };
        const isNamed = (name: string) => {
          const plain = name.replace(/\s+/g, ' ').trim();
          return plain === wantedName || plain.startsWith(`${wantedName}:`);
        };
        const options = { name: isNamed, hidden: true };
        return (
          TestingLibraryDom.queryAllByRole(document.body, wantedRole, options)
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
    // The page was replaced meanwhile; the caller polls again.
    return undefined;
  }
}
