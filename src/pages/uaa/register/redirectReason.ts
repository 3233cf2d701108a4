/** Why somebody is at a step and not where they wanted to be. */
import type { MessageKey } from '@/locales/zh-CN/index';
import type { RegistrationField } from './answers';

/** What that waits for; null where they are where they wanted. */
export type RedirectReason = RegistrationField | 'ticket' | null;

/** What no device keeps: all of it goes with a reload. */
const NEVER_KEPT = /newPwd2?$|idNo$|^uscc$|consent$|^agree$/;

/** What to say of it. Of most fields, that they are to be filled in. */
export function toReasonMessage(why: NonNullable<RedirectReason>): MessageKey {
  if (why === 'ticket') return 'register.why.ticket';
  return NEVER_KEPT.test(why) ? 'register.why.secret' : 'register.why.step';
}
