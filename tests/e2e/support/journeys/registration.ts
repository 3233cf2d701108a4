/** Fills in the registration step by step, and reads the activation mail. */
import type { Activation } from '../../../../src/contract';
import { residentIdOf } from '../../../support/builders/idNumbers';
import { seal } from '../../../support/servers/seal';
import type { Visitor } from '../visitor';
import type { Words } from '../words';
import { asksForCode, codeSentTo, messagesTo, triesCode } from './codes';

export const REGISTER = '/uaa/register';

export const riser = {
  account: 'riser',
  password: 'Rise-2026-shine',
  email: 'riser@example.com',
  name: '测试庚',
  idNo: residentIdOf('19000121'),
  mobile: '15400000090',
};

type Step = 'mobile' | 'account' | 'identity' | 'guardian' | 'organization' | 'people' | 'summary';

/** Waits until a step is open. */
export async function seesStep(visitor: Visitor, step: Step): Promise<Visitor> {
  const heading = visitor.says(`register.step.${step}`);
  const isOpen = (wanted: string) => document.querySelector('main h2')?.textContent === wanted;
  await visitor.waits(isOpen, `the step "${heading}"`, heading);
  return visitor;
}

export async function chooses(visitor: Visitor, field: string, value: string): Promise<void> {
  await visitor.findsAt(`select[name="${field}"]`);
  await visitor.page.select(`select[name="${field}"]`, value);
}

export async function ticks(visitor: Visitor, field: string): Promise<void> {
  await visitor.findsAt(`input[type="checkbox"][name="${field}"]`);
  await visitor.page.$eval(`input[name="${field}"]`, (box) => (box as HTMLInputElement).click());
}

export const isTicked = (visitor: Visitor, field: string): Promise<boolean> =>
  visitor.page.$eval(`input[name="${field}"]`, (box) => (box as HTMLInputElement).checked);

/** Proves a number in the open step. */
export async function proves(visitor: Visitor, mobile = riser.mobile): Promise<void> {
  await triesCode(visitor, await asksForCode(visitor, mobile));
}

export async function fillsAccount(visitor: Visitor, { account, password, email } = riser): Promise<void> {
  await seesStep(visitor, 'account');
  await visitor.fills('account', account);
  await visitor.fills('newPwd', password);
  await visitor.fills('newPwd2', password);
  await visitor.fills('email', email);
}

export async function fillsIdentity(visitor: Visitor, { name, idNo } = riser): Promise<void> {
  await seesStep(visitor, 'identity');
  await visitor.fills('name', name);
  await visitor.fills('idNo', idNo);
  await ticks(visitor, 'consent');
  await ticks(visitor, 'agree');
}

/** Fills in all steps up to the summary. */
export async function fillsAll(visitor: Visitor): Promise<Visitor> {
  await seesStep(visitor, 'mobile');
  await proves(visitor);
  await fillsAccount(visitor);
  await visitor.confirms();
  await fillsIdentity(visitor);
  await visitor.presses('register.next');
  return seesStep(visitor, 'summary');
}

/** The link in the last mail to this address. */
export async function linkMailedTo(visitor: Visitor, email = riser.email): Promise<string> {
  const [mail] = await messagesTo(visitor, email);
  return mail?.link ?? '';
}

/** Registers a person by API calls, for journeys that do not test registration. */
export async function registersBeside(visitor: Visitor): Promise<Activation> {
  const { account, password, email, name, idNo, mobile } = riser;
  const userType = 'person';
  const number = { region: '+86', mobile };
  await visitor.calls('smsCode', { scene: 'register', ...number });
  const code = await codeSentTo(visitor, mobile);
  const { ticket } = await visitor.calls('proveMobile', {
    scene: 'register',
    userType,
    ...number,
    code,
  });
  const secret = await visitor.calls('secret');
  return visitor.calls('register', {
    userType,
    account,
    email,
    name,
    idType: 'RESIDENT_ID',
    idNo,
    newPwd: seal(secret, password),
    secretId: secret.id,
    ticket,
    agree: true,
    consent: true,
  });
}

/** Registration requests that the page has sent. */
export const sentBy = (visitor: Visitor) => visitor.requestsTo('/anonApi/user/v1/registration', 'POST');

/** Waits until the registration is accepted. */
export const arrivesAtActivation = (visitor: Visitor) =>
  visitor.waits(() => location.pathname === '/uaa/active', 'the page with the status of the activation');

/** Waits until a field has this error message, linked to it for screen readers. */
export const seesErrorAt = (visitor: Visitor, field: string, words: Words) =>
  visitor.seesFieldError(field, visitor.says(words));

/** Takes the focus from the focused field. */
export const leaves = (visitor: Visitor) =>
  visitor.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
