import { fireEvent, screen, waitFor } from '@testing-library/react';
import { GUARDIAN_MIN_AGE } from '@/constants';
import { subCodes } from '@/contract/subCodes';
import { REGISTER_DRAFT, REGISTER_DRAFT_FIELDS } from '@/pages/uaa/register/answers';
import { saveMobileProof } from '@/pages/uaa/register/mobileProofStore';
import { RegistrationWizard } from '@/pages/uaa/register/RegistrationWizard';
import { writeDraft } from '@/utils/storage/drafts';
import { bornYearsAgo, residentIdOf } from '../../../support/builders/idNumbers';
import { createFakeNetwork, httpError, refusal, settle } from '../../../support/fakes/fakeNetwork';
import { answerSecret } from '../../../support/fakes/openSecret';
import { visits } from '../../../support/fakes/umi';
import { en } from '../../../support/messages';
import { field, getDescription, leaveWith, submitForm, typeInto } from '../../../support/render/formFields';
import { showPage } from '../../../support/render/showPage';

const network = createFakeNetwork();
const mobile = { region: '+86', mobile: '15400000090' };
const person = { name: '测试庚', idType: 'RESIDENT_ID' };
const passwords = { newPwd: 'Rise-2026-shine', newPwd2: 'Rise-2026-shine' };
const organization = {
  orgName: '测试组织',
  orgType: 'PUBLIC_INSTITUTION',
  'legalRep.name': '测试辛',
  'legalRep.idType': 'RESIDENT_ID',
  'handler.name': '测试庚',
};

beforeEach(() => {
  // jsdom has no scrolling.
  window.scrollTo = jest.fn();
  network.answer('checkRegistration', null);
});

const waitForFields = (...names: string[]) =>
  waitFor(() => expect(names.filter((name) => !field(name))).toEqual([]));

/** Types values into the fields of the next step, ticks its consents, and submits them. */
async function completes(values: Record<string, string>, ...consents: string[]) {
  await waitForFields(...Object.keys(values), ...consents);
  for (const [name, value] of Object.entries(values)) typeInto(name, value);
  for (const name of consents) fireEvent.click(field(name));
  submitForm();
  await settle();
}

/** Opens the registration with a verified number and a draft. A draft has no passwords, document numbers or consents. */
async function continues(search: string, draft: object) {
  saveMobileProof('register', { ticket: 't', ...mobile }, '');
  const values = { ...mobile, account: 'riser', email: 'riser@example.com', ...draft };
  writeDraft('session', REGISTER_DRAFT, REGISTER_DRAFT_FIELDS, values);
  await showPage(<RegistrationWizard />, { path: `/uaa/register${search}` });
}

/** The addresses that the page offers for a taken value. */
const ways = () =>
  [...document.querySelectorAll('.registration-ways a')].map((link) => link.getAttribute('href'));

test('opens the form of an organization, whose credit code determines its type', async () => {
  await showPage(<RegistrationWizard />, { path: '/uaa/register' });
  fireEvent.click(field('userType', 'legal'));
  await waitForFields('uscc', 'orgType');
  expect(visits.at(-1)).toBe('replace /uaa/register?type=legal');
  typeInto('uscc', '12440000TTTTTTT16H');
  await waitFor(() => expect(field('orgType').value).toBe('PUBLIC_INSTITUTION'));
});

test('shows at its field that a credit code is registered, with the links to sign-in and the appeal', async () => {
  answerSecret(network);
  network.answer(
    'register',
    httpError(422, { name: 'FIELDS_WRONG', data: { uscc: subCodes.USCC_REGISTERED } }),
  );
  await continues('?type=legal', organization);
  await completes({ uscc: '12440000TTTTTTT16H' });
  const numbers = { 'legalRep.idNo': residentIdOf('19000111'), 'handler.idNo': residentIdOf('19000112') };
  await completes(numbers, 'consent');
  await completes(passwords, 'agree');
  await screen.findByRole('button', { name: en['register.submit'] });
  expect(screen.queryByText(en['form.failed'])).toBeNull();
  await completes({});
  await waitFor(() => expect(document.activeElement).toBe(field('uscc')));
  expect(screen.getByText(en['form.failed'])).toBeTruthy();
  await waitFor(() => expect(getDescription(field('uscc'))).toContain(en['subCode.USCC_REGISTERED']));
  expect(ways()).toEqual(['/uaa/login', '/uaa/appeal?reason=HANDLER_LEFT']);
});

test('shows at its field that a mobile number is taken, with the links to sign-in, reset and appeal', async () => {
  network.answer('proveMobile', refusal('MOBILE_TAKEN'));
  await showPage(<RegistrationWizard />, { path: '/uaa/register' });
  expect(ways()).toEqual([]);
  await completes({ mobile: mobile.mobile, code: '123456' });
  await waitFor(() => expect(getDescription(field('mobile'))).toContain(en['subCode.MOBILE_TAKEN']));
  expect(document.activeElement).toBe(field('mobile'));
  expect(ways()).toEqual(['/uaa/login', '/uaa/resetPwd', '/uaa/appeal?reason=MOBILE_TAKEN']);
});

test('requires the consent and the agreement at their fields', async () => {
  await continues('', person);
  await completes(passwords);
  await completes({ idNo: residentIdOf('19000111') });
  await waitFor(() => expect(getDescription(field('consent'))).toContain(en['register.consent.required']));
  expect(getDescription(field('agree'))).toContain(en['register.agree.required']);
});

test('refuses a guardian who is too young at the field of the ID number', async () => {
  const bornAt = (age: number) => residentIdOf(bornYearsAgo(age, Date.now()));
  await continues('', person);
  await completes(passwords);
  await completes({ idNo: bornAt(8) }, 'consent', 'agree');
  await waitForFields('guardian.idNo');
  const unfit = () => getDescription(field('guardian.idNo')).includes(en['subCode.GUARDIAN_UNFIT']);
  await leaveWith(field('guardian.idNo'), bornAt(GUARDIAN_MIN_AGE - 1));
  await waitFor(() => expect(unfit()).toBe(true));
  await leaveWith(field('guardian.idNo'), bornAt(GUARDIAN_MIN_AGE));
  await waitFor(() => expect(unfit()).toBe(false));
});
