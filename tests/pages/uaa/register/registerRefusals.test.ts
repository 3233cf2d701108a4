import type { SubCodeName } from '@/contract/subCodes';
import { findTakenInFields, findTakenValue, nextActionForError } from '@/pages/uaa/register/nextActions';
import type { RegistrationStepName } from '@/pages/uaa/register/registrationSteps';
import { ApiError } from '@/utils/http/ApiError';

const PERSON: RegistrationStepName[] = ['mobile', 'account', 'identity', 'summary'];
const WARD: RegistrationStepName[] = ['mobile', 'account', 'identity', 'guardian', 'summary'];
const LEGAL: RegistrationStepName[] = ['organization', 'people', 'mobile', 'account', 'summary'];

const wrong = (fields: Record<string, SubCodeName>) =>
  new ApiError('http', {
    status: 422,
    messageId: 'error.http.422',
    fields,
  });
const refused = (subCode: SubCodeName, values = {}) =>
  new ApiError('refused', { subCode, text: 'said', values });

test.each<[string, ApiError, RegistrationStepName[], string, Record<string, SubCodeName>]>([
  ['a taken account', wrong({ account: 'ACCOUNT_TAKEN' }), PERSON, 'account', { account: 'ACCOUNT_TAKEN' }],
  ['a registered ID number', wrong({ idNo: 'ID_REGISTERED' }), PERSON, 'identity', { idNo: 'ID_REGISTERED' }],
  [
    'several errors, of which the first step counts',
    wrong({ idNo: 'ID_REGISTERED', account: 'ACCOUNT_TAKEN' }),
    PERSON,
    'account',
    { idNo: 'ID_REGISTERED', account: 'ACCOUNT_TAKEN' },
  ],
  [
    'an invalid ID number of a guardian',
    wrong({ 'guardian.idNo': 'GUARDIAN_UNFIT' }),
    WARD,
    'guardian',
    { 'guardian.idNo': 'GUARDIAN_UNFIT' },
  ],
])('returns the step of %s', (_what, error, steps, step, errors) => {
  expect(nextActionForError(error, 'person', steps, 'summary')).toEqual({
    to: 'step',
    step,
    errors,
    isGuardianRequired: false,
  });
});

test('returns the step of the handler for the ID number of an organization', () => {
  expect(nextActionForError(wrong({ idNo: 'ID_REGISTERED' }), 'legal', LEGAL, 'summary')).toMatchObject({
    step: 'people',
    errors: { 'handler.idNo': 'ID_REGISTERED' },
  });
  expect(nextActionForError(refused('ID_REGISTERED'), 'legal', LEGAL, 'summary')).toMatchObject({
    step: 'people',
  });
  expect(nextActionForError(wrong({ uscc: 'USCC_REGISTERED' }), 'legal', LEGAL, 'summary')).toMatchObject({
    step: 'organization',
  });
});

test('returns the guardian step if only the server requires a guardian', () => {
  expect(
    nextActionForError(wrong({ guardian: 'GUARDIAN_REQUIRED' }), 'person', PERSON, 'summary'),
  ).toMatchObject({
    to: 'step',
    step: 'guardian',
    isGuardianRequired: true,
  });
});

test('returns the password field for a refusal of a weak password', () => {
  expect(nextActionForError(refused('PASSWORD_WEAK'), 'person', PERSON, 'summary')).toEqual({
    to: 'step',
    step: 'account',
    errors: { newPwd: { subCode: 'PASSWORD_WEAK', text: 'said', values: {} } },
    isGuardianRequired: false,
  });
});

test('requests a new proof if the ticket or the mobile number is rejected', () => {
  expect(nextActionForError(refused('TICKET_UNKNOWN'), 'person', PERSON, 'summary')).toEqual({
    to: 'proof',
    scene: 'register',
    errors: {},
  });
  expect(nextActionForError(wrong({ ticket: 'TICKET_UNKNOWN' }), 'person', PERSON, 'summary')).toMatchObject({
    scene: 'register',
  });
  expect(
    nextActionForError(wrong({ 'guardian.ticket': 'TICKET_UNKNOWN' }), 'person', WARD, 'summary'),
  ).toMatchObject({
    to: 'proof',
    scene: 'guardian',
  });
  expect(nextActionForError(refused('MOBILE_TAKEN'), 'person', PERSON, 'summary')).toMatchObject({
    to: 'proof',
    scene: 'register',
    errors: { mobile: { subCode: 'MOBILE_TAKEN' } },
  });
});

test('returns null for errors of the mobile number and code in the guardian step', () => {
  expect(nextActionForError(wrong({ mobile: 'FIELD_REQUIRED' }), 'person', WARD, 'guardian')).toBeNull();
  expect(nextActionForError(wrong({ code: 'FIELD_FORMAT' }), 'person', WARD, 'guardian')).toBeNull();
});

test('returns an end for errors that no input can correct', () => {
  expect(nextActionForError(refused('NOT_ELIGIBLE'), 'legal', LEGAL, 'summary')).toEqual({
    to: 'end',
    reason: 'NOT_ELIGIBLE',
    redirectUrl: '',
  });
  expect(
    nextActionForError(refused('FROZEN', { redirectUrl: '/uaa/frozen?ticket=t' }), 'legal', LEGAL, 'summary'),
  ).toEqual({
    to: 'end',
    reason: 'FROZEN',
    redirectUrl: '/uaa/frozen?ticket=t',
  });
});

test.each<[string, ApiError]>([
  ['a network error', new ApiError('network')],
  ['a failing server', new ApiError('http', { status: 500 })],
  ['a field of no step', wrong({ secretId: 'FIELD_FORMAT' })],
  ['a wrong code', refused('CODE_WRONG', { triesLeft: 4 })],
])('returns null for %s, which the open step shows', (_what, error) => {
  expect(nextActionForError(error, 'person', PERSON, 'summary')).toBeNull();
});

test('finds only errors of values that belong to another account', () => {
  expect(findTakenValue(wrong({ account: 'ACCOUNT_TAKEN' }), 'person')).toBe('ACCOUNT_TAKEN');
  expect(findTakenValue(refused('MOBILE_TAKEN'), 'person')).toBe('MOBILE_TAKEN');
  expect(findTakenInFields({ newPwd: 'PASSWORD_WEAK', idNo: 'ID_REGISTERED' })).toBe('ID_REGISTERED');
  expect(findTakenValue(wrong({ account: 'FIELD_FORMAT' }), 'person')).toBeUndefined();
  expect(findTakenValue(new ApiError('http', { status: 500 }), 'person')).toBeUndefined();
});
