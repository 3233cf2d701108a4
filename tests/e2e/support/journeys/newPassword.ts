/** Forms with a new password. */
import type { Visitor } from '../visitor';

/** Types the new password twice and submits; types the current one first if it is given. */
export async function entersNewPassword(visitor: Visitor, password: string, current?: string): Promise<void> {
  if (current !== undefined) await visitor.fills('pwd', current);
  await visitor.fills('newPwd', password);
  await visitor.fills('newPwd2', password);
  await visitor.confirms();
}
