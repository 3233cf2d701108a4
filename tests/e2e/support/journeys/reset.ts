/** Forms with a new password, and the steps of a password reset. */
import type { Visitor } from '../visitor';
import { provesWork } from './captcha';
import { downloaded, PIN } from './certificates';

export const PAGE = '/uaa/resetPwd';

/** Address of a step of the reset. */
export const stepAt = (step: string, referer = '') =>
  `${PAGE}?step=${step}${referer && `&referer=${encodeURIComponent(referer)}`}`;

/** Enters the account whose password is forgotten and continues to the proof. */
export async function names(visitor: Visitor, loginId: string): Promise<void> {
  await visitor.settles();
  await visitor.fills('loginId', loginId);
  await provesWork(visitor);
  await visitor.confirms();
  await visitor.arrivesAt(stepAt('prove'));
  await visitor.findsAt('input[name="method"]');
}

/** Consents to the payment app as the proof, and opens it. */
export async function leavesForApp(visitor: Visitor): Promise<void> {
  await visitor.presses('recovery.method.paymentApp', 'radio');
  await visitor.presses('verification.alipayVerify.consent', 'checkbox');
  await visitor.presses('verification.leave');
}

/** Submits one of the demo certificates. */
export async function showsCertificate(visitor: Visitor, name: string): Promise<void> {
  await visitor.presses('recovery.method.certificate', 'radio');
  await visitor.chooses('file', await downloaded(visitor, name));
  await visitor.fills('pin', PIN);
  await visitor.presses('recovery.prove.submit');
}

/** Types the new password twice and submits; types the current one first if it is given. */
export async function entersNewPassword(visitor: Visitor, password: string, current?: string): Promise<void> {
  if (current !== undefined) await visitor.fills('pwd', current);
  await visitor.fills('newPwd', password);
  await visitor.fills('newPwd2', password);
  await visitor.confirms();
}
