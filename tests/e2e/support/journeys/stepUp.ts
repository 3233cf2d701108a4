/** The step-up dialog. */
import type { Person } from '../people';
import type { Visitor } from '../visitor';

/** Passes the step-up in the dialog by password; the page then completes the action. */
export async function stepsUp(
  visitor: Visitor,
  { password }: Person,
  title = visitor.says('stepUp.title'),
): Promise<void> {
  visitor.watch.tolerate(/status of 428/);
  await visitor.finds('dialog', title);
  await visitor.fills('stepUpPassword', password);
  await visitor.confirms();
}
