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
  ['a number somebody has', wrong({ idNo: 'ID_REGISTERED' }), PERSON, 'identity', { idNo: 'ID_REGISTERED' }],
  [
    'several: the first of the steps',
    wrong({ idNo: 'ID_REGISTERED', account: 'ACCOUNT_TAKEN' }),
    PERSON,
    'account',
    { idNo: 'ID_REGISTERED', account: 'ACCOUNT_TAKEN' },
  ],
  [
    "a guardian's number",
    wrong({ 'guardian.idNo': 'GUARDIAN_UNFIT' }),
    WARD,
    'guardian',
    { 'guardian.idNo': 'GUARDIAN_UNFIT' },
  ],
])('%s leads to its step', (_what, error, steps, step, errors) => {
  expect(nextActionForError(error, 'person', steps, 'summary')).toEqual({
    to: 'step',
    step,
    errors,
    isGuardianRequired: false,
  });
});

test('of an organization, the ID number is the handler’s', () => {
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

test('a guardian this device saw no need for is asked for after all', () => {
  expect(
    nextActionForError(wrong({ guardian: 'GUARDIAN_REQUIRED' }), 'person', PERSON, 'summary'),
  ).toMatchObject({
    to: 'step',
    step: 'guardian',
    isGuardianRequired: true,
  });
});

test('a password too common, told without a field', () => {
  expect(nextActionForError(refused('PASSWORD_WEAK'), 'person', PERSON, 'summary')).toEqual({
    to: 'step',
    step: 'account',
    errors: { newPwd: { subCode: 'PASSWORD_WEAK', text: 'said', values: {} } },
    isGuardianRequired: false,
  });
});

test('proofs that are worth nothing any more', () => {
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

test("a guardian's own number and code are that step's own to tell", () => {
  expect(nextActionForError(wrong({ mobile: 'FIELD_REQUIRED' }), 'person', WARD, 'guardian')).toBeNull();
  expect(nextActionForError(wrong({ code: 'FIELD_FORMAT' }), 'person', WARD, 'guardian')).toBeNull();
});

test('ends that nothing in the form mends', () => {
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
  ['no answer', new ApiError('network')],
  ['a failing server', new ApiError('http', { status: 500 })],
  ['a field of no step', wrong({ secretId: 'FIELD_FORMAT' })],
  ['a wrong code', refused('CODE_WRONG', { triesLeft: 4 })],
])('%s is the open step’s own to tell', (_what, error) => {
  expect(nextActionForError(error, 'person', PERSON, 'summary')).toBeNull();
});

test('what is somebody’s, and only that, has ways on', () => {
  expect(findTakenValue(wrong({ account: 'ACCOUNT_TAKEN' }), 'person')).toBe('ACCOUNT_TAKEN');
  expect(findTakenValue(refused('MOBILE_TAKEN'), 'person')).toBe('MOBILE_TAKEN');
  expect(findTakenInFields({ newPwd: 'PASSWORD_WEAK', idNo: 'ID_REGISTERED' })).toBe('ID_REGISTERED');
  expect(findTakenValue(wrong({ account: 'FIELD_FORMAT' }), 'person')).toBeUndefined();
  expect(findTakenValue(new ApiError('http', { status: 500 }), 'person')).toBeUndefined();
});
