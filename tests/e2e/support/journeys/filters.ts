/** The filters of a list, each of which applies when it is changed. */
import { PATIENCE } from '../pageReader';
import type { Visitor } from '../visitor';

const fieldOf = (name: string) => `.filters #filters_${name}`;

/** Chooses an option of a filter by its text. */
export async function choosesFilter(visitor: Visitor, name: string, choice: string): Promise<void> {
  const label = visitor.says(choice);
  await visitor.findsAt(fieldOf(name));
  await visitor.page.bringToFront();
  await visitor.page.focus(fieldOf(name));
  await visitor.page.keyboard.press('ArrowDown');
  const option = `.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option[title="${label}"]`;
  // The locator waits until the element stops moving: the list slides in.
  await visitor.page.locator(option).setTimeout(PATIENCE).click();
}
