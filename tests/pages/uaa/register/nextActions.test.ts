import type { SubCodeName } from '@/contract/subCodes';
import { findTakenInFields, findTakenValue, nextActionForError } from '@/pages/uaa/register/nextActions';
import type { RegistrationStepName } from '@/pages/uaa/register/registrationSteps';
import { ApiError } from '@/utils/http/ApiError';

const PERSON: RegistrationStepName[] = ['mobile', 'account', 'identity', 'summary'];
const WARD: RegistrationStepName[] = ['mobile', 'account', 'identity', 'guardian', 'summary'];
const LEGAL: RegistrationStepName[] = ['organization', 'people', 'mobile', 'account', 'summary'];

const wrong = (fields: Record<string, SubCodeName>) =>
  new ApiError('http', { status: 422, messageId: 'error.http.422', fields });
const refused = (subCode: SubCodeName, values = {}) =>
  new ApiError('refused', { subCode, text: 'refused', values });
/** The next action in the registration of a person, and in that of an organization. */
const next = (error: ApiError, steps = PERSON, current: RegistrationStepName = 'summary') =>
  nextActionForError(error, 'person', steps, current);
const nextOfLegal = (error: ApiError) => nextActionForError(error, 'legal', LEGAL, 'summary');

const taken = { idNo: 'ID_REGISTERED', account: 'ACCOUNT_TAKEN' } as const;

test.each<[string, Record<string, SubCodeName>, RegistrationStepName[], string]>([
  ['a taken account', { account: 'ACCOUNT_TAKEN' }, PERSON, 'account'],
  ['a registered ID number', { idNo: 'ID_REGISTERED' }, PERSON, 'identity'],
  ['several errors, of which the first step counts', taken, PERSON, 'account'],
  ['an invalid ID number of a guardian', { 'guardian.idNo': 'GUARDIAN_UNFIT' }, WARD, 'guardian'],
])('returns the step of %s', (_what, errors, steps, step) => {
  expect(next(wrong(errors), steps)).toEqual({ to: 'step', step, errors, isGuardianRequired: false });
});

test('returns the step of the handler for the ID number of an organization', () => {
  expect(nextOfLegal(wrong({ idNo: 'ID_REGISTERED' }))).toMatchObject({
    step: 'people',
    errors: { 'handler.idNo': 'ID_REGISTERED' },
  });
  expect(nextOfLegal(refused('ID_REGISTERED'))).toMatchObject({ step: 'people' });
  expect(nextOfLegal(wrong({ uscc: 'USCC_REGISTERED' }))).toMatchObject({ step: 'organization' });
});

test('returns the guardian step if only the server requires a guardian', () => {
  expect(next(wrong({ guardian: 'GUARDIAN_REQUIRED' }))).toMatchObject({
    to: 'step',
    step: 'guardian',
    isGuardianRequired: true,
  });
});

test.each(['PASSWORD_WEAK', 'PASSWORD_BREACHED'] as const)(
  'returns the password field for a password that is refused with %s',
  (subCode) => {
    expect(next(refused(subCode))).toEqual({
      to: 'step',
      step: 'account',
      errors: { newPwd: { subCode, text: 'refused', values: {} } },
      isGuardianRequired: false,
    });
  },
);

test('requests a new proof if the ticket or the mobile number is rejected', () => {
  expect(next(refused('TICKET_UNKNOWN'))).toEqual({ to: 'proof', scene: 'register', errors: {} });
  expect(next(wrong({ ticket: 'TICKET_UNKNOWN' }))).toMatchObject({ scene: 'register' });
  expect(next(wrong({ 'guardian.ticket': 'TICKET_UNKNOWN' }), WARD)).toMatchObject({
    to: 'proof',
    scene: 'guardian',
  });
  expect(next(refused('MOBILE_TAKEN'))).toMatchObject({
    to: 'proof',
    scene: 'register',
    errors: { mobile: { subCode: 'MOBILE_TAKEN' } },
  });
});

test('returns an end for errors that no input can correct', () => {
  const end = { to: 'end', redirectUrl: '' };
  expect(nextOfLegal(refused('NOT_ELIGIBLE'))).toEqual({ ...end, reason: 'NOT_ELIGIBLE' });
  const redirectUrl = '/uaa/frozen?ticket=t';
  const frozen = nextOfLegal(refused('FROZEN', { redirectUrl }));
  expect(frozen).toEqual({ ...end, reason: 'FROZEN', redirectUrl });
});

test.each<[string, ApiError]>([
  ['a network error', new ApiError('network')],
  ['a failing server', new ApiError('http', { status: 500 })],
  ['a field of no step', wrong({ secretId: 'FIELD_FORMAT' })],
  ['a wrong code', refused('CODE_WRONG', { triesLeft: 4 })],
])('returns null for %s, which the open step shows', (_what, error) => {
  expect(next(error)).toBeNull();
});

test('finds only errors of values that belong to another account', () => {
  expect(findTakenValue(wrong({ account: 'ACCOUNT_TAKEN' }), 'person')).toBe('ACCOUNT_TAKEN');
  expect(findTakenValue(refused('MOBILE_TAKEN'), 'person')).toBe('MOBILE_TAKEN');
  expect(findTakenInFields({ newPwd: 'PASSWORD_WEAK', idNo: 'ID_REGISTERED' })).toBe('ID_REGISTERED');
  expect(findTakenValue(wrong({ account: 'FIELD_FORMAT' }), 'person')).toBeUndefined();
  expect(findTakenValue(new ApiError('http', { status: 500 }), 'person')).toBeUndefined();
});
