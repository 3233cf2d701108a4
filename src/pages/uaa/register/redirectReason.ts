/** Why the page shows another step than the one that was asked for. */
import type { MessageKey } from '@/locales/zh-CN/index';
import type { RegistrationField } from './answers';

/** The field that the other step waits for; null where the page shows the step that was asked for. */
export type RedirectReason = RegistrationField | 'ticket' | null;

/** Fields that are never stored, so that a reload empties them. */
const NEVER_KEPT = /newPwd2?$|idNo$|^uscc$|consent$|^agree$/;

/** The words for the reason. */
export function toReasonMessage(why: NonNullable<RedirectReason>): MessageKey {
  if (why === 'ticket') return 'register.why.ticket';
  return NEVER_KEPT.test(why) ? 'register.why.secret' : 'register.why.step';
}
