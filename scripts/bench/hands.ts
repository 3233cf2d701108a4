/** What a person does on a page: types, and sends the form. */
import type { Page } from 'puppeteer';
import { TEXT_FIELD } from './pages';

/** The field of this number among those that can be typed into, focused; false where there is none. */
function focusField(page: Page, index: number): Promise<boolean> {
  const focus = (selector: string, wanted: number) => {
    const fields = [...document.querySelectorAll<HTMLInputElement>(selector)].filter(
      (field) => !field.disabled && field.getClientRects().length > 0,
    );
    fields[wanted]?.focus();
    return fields[wanted] !== undefined;
  };
  return page.evaluate(focus, TEXT_FIELD, index);
}

/** Types each text into the field of its number, as fast as the page takes it. What has no field is not typed. */
export async function typeTexts(page: Page, texts: readonly string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    if (await focusField(page, index)) await page.keyboard.sendCharacter(text);
  }
}

/** Whether the first field holds this text, however the page writes it in groups. */
export async function holdsText(page: Page, text: string): Promise<boolean> {
  const read = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.value ?? '';
  return (await page.evaluate(read, TEXT_FIELD)).replace(/\s/g, '') === text;
}

/**
 * Presses the button that sends the form of the fields: the one that says so, or the last of the form, because a page
 * that holds a submit until it can be sent may have given it another type until then.
 */
export async function pressSubmit(page: Page): Promise<void> {
  const find = (selector: string) => {
    const fields = [...document.querySelectorAll<HTMLInputElement>(selector)];
    const around = fields.find(({ form }) => form)?.form ?? document;
    const buttons = [...around.querySelectorAll('button, input[type=submit]')].filter(
      (button) => button.getClientRects().length > 0,
    );
    const button = buttons.find((one) => one.matches('[type=submit]')) ?? buttons.at(-1);
    button?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = button?.getBoundingClientRect() ?? new DOMRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const { x, y } = await page.evaluate(find, TEXT_FIELD);
  await page.mouse.click(x, y);
}
