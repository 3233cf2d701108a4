import { act, screen, waitFor } from '@testing-library/react';
import { GUARDIAN_MIN_AGE } from '@/constants';
import { RegistrationWizard } from '@/pages/uaa/register/RegistrationWizard';
import { ApiError } from '@/utils/http/ApiError';
import { createFakeNetwork, refusal, settle } from '../../../support/fakeNetwork';
import { getDescription, leaveWith } from '../../../support/fields';
import { field, submits, types } from '../../../support/formFields';
import { bornYearsAgo, residentIdOf } from '../../../support/idNumbers';
import { en } from '../../../support/messages';
import { showPage } from '../../../support/showPage';

type Wizard = import('@/pages/uaa/register/useRegistrationSteps').RegistrationSteps;

jest.mock('@umijs/max', () => jest.requireActual('../../../support/umiWithModels'));

/** The wizard of the page on screen, by which a test finishes steps without typing. */
let mockWizard: Wizard;
jest.mock('@/pages/uaa/register/useRegistrationSteps', () => ({
  useRegistrationSteps: () => {
    const { useRegistrationSteps } = jest.requireActual('@/pages/uaa/register/useRegistrationSteps');
    mockWizard = useRegistrationSteps();
    return mockWizard;
  },
}));

const network = createFakeNetwork();
const mobile = { region: '+86', mobile: '15400000090' };
const account = {
  account: 'riser',
  newPwd: 'Rise-2026-shine',
  newPwd2: 'Rise-2026-shine',
  email: 'riser@example.com',
  agree: true,
};
const person = { name: '测试庚', idType: 'RESIDENT_ID', consent: true };
const organization = {
  orgName: '测试组织',
  uscc: '12440000TTTTTTT16H',
  orgType: 'PUBLIC_INSTITUTION',
  'legalRep.name': '测试辛',
  'legalRep.idType': 'RESIDENT_ID',
  'legalRep.idNo': residentIdOf('19000111'),
  'handler.name': '测试庚',
  'handler.idNo': residentIdOf('19000112'),
  consent: true,
};

beforeEach(() => {
  // jsdom has no scrolling.
  window.scrollTo = jest.fn();
});

/** Opens the registration, and fills it in with these values and a verified number. */
async function fills(search: string, answers: object) {
  await showPage(<RegistrationWizard />, { path: `/uaa/register${search}` });
  act(() => mockWizard.saveProof('register', { ticket: 't', ...mobile }, ''));
  act(() => mockWizard.finish({ ...account, ...answers }));
  await settle();
}

/** The addresses that the page offers for a taken value. */
const ways = () =>
  [...document.querySelectorAll('.registration-ways a')].map((link) => link.getAttribute('href'));

test('shows at its field that a credit code is registered, with the links to sign-in and the appeal', async () => {
  await fills('?type=legal', organization);
  expect(mockWizard.step).toBe('summary');
  const error = new ApiError('http', { status: 422, fields: { uscc: 'USCC_REGISTERED' } });
  act(() => mockWizard.followError(error));
  await waitFor(() => expect(document.activeElement).toBe(field('uscc')));
  expect(screen.getByText(en['form.failed'])).toBeTruthy();
  await waitFor(() => expect(getDescription(field('uscc'))).toContain(en['subCode.USCC_REGISTERED']));
  expect(ways()).toEqual(['/uaa/login', '/uaa/appeal?reason=HANDLER_LEFT']);
});

test('shows at its field that a mobile number is taken, with the links to sign-in, reset and appeal', async () => {
  network.answer('proveMobile', refusal('MOBILE_TAKEN'));
  await showPage(<RegistrationWizard />, { path: '/uaa/register' });
  expect(ways()).toEqual([]);
  types('mobile', mobile.mobile);
  types('code', '123456');
  submits();
  await waitFor(() => expect(getDescription(field('mobile'))).toContain(en['subCode.MOBILE_TAKEN']));
  expect(document.activeElement).toBe(field('mobile'));
  expect(ways()).toEqual(['/uaa/login', '/uaa/resetPwd', '/uaa/appeal?reason=MOBILE_TAKEN']);
});

test('refuses a guardian who is too young at the field of the ID number', async () => {
  const bornAt = (age: number) => residentIdOf(bornYearsAgo(age, Date.now()));
  await fills('', { ...person, idNo: bornAt(8) });
  expect(mockWizard.step).toBe('guardian');
  const unfit = () => getDescription(field('guardian.idNo')).includes(en['subCode.GUARDIAN_UNFIT']);
  await leaveWith(field('guardian.idNo'), bornAt(GUARDIAN_MIN_AGE - 1));
  await waitFor(() => expect(unfit()).toBe(true));
  await leaveWith(field('guardian.idNo'), bornAt(GUARDIAN_MIN_AGE));
  await waitFor(() => expect(unfit()).toBe(false));
});
