/** The filters of a list: fields that apply at once. */
import { PATIENCE } from '../onlooker';
import type { Visitor } from '../visitor';

const fieldOf = (name: string) => `.filters #filters_${name}`;

/** Chooses from a filter's list, by the words of the choice. */
export async function choosesFilter(visitor: Visitor, name: string, choice: string): Promise<void> {
  const words = visitor.says(choice);
  await visitor.findsAt(fieldOf(name));
  await visitor.page.bringToFront();
  await visitor.page.focus(fieldOf(name));
  await visitor.page.keyboard.press('ArrowDown');
  const option = `.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option[title="${words}"]`;
  // Waits until it lies still: the list slides in.
  await visitor.page.locator(option).setTimeout(PATIENCE).click();
}

/** What a filter shows as chosen. */
export const choiceOf = (visitor: Visitor, name: string): Promise<string> =>
  visitor.page.$eval(
    fieldOf(name),
    (field) => field.closest('.ant-select')?.querySelector('.ant-select-selection-item')?.textContent ?? '',
  );
