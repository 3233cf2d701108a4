/** Reason why the page shows another step than the requested one. */
import type { MessageKey } from '@/locales/zh-CN/index';
import type { RegistrationField } from './answers';

/** The field that is missing; null if the page shows the requested step. */
export type RedirectReason = RegistrationField | 'ticket' | null;

/** Fields that are never stored, so that they are empty after a reload. */
const NEVER_KEPT = /newPwd2?$|idNo$|^uscc$|consent$|^agree$/;

/** Returns the message for a reason. */
export function toReasonMessage(why: NonNullable<RedirectReason>): MessageKey {
  if (why === 'ticket') return 'register.why.ticket';
  return NEVER_KEPT.test(why) ? 'register.why.secret' : 'register.why.step';
}
