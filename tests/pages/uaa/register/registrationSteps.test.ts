import type { Registration, RegistrationAnswers } from '@/pages/uaa/register/answers';
import { isAnswerValid, normalizeAnswers } from '@/pages/uaa/register/answers';
import {
  findNextStep,
  findPreviousStep,
  findStepByField,
  firstMissingField,
  listRegistrationSteps,
  resolveStep,
  toAvailabilityQuery,
  toReasonMessage,
} from '@/pages/uaa/register/registrationSteps';
import { bornYearsAgo, residentIdOf } from '../../../support/builders/idNumbers';
import { guardian, legal, person, proved } from './answers';

const NOW = Date.now();
const child = (years: number, days = 0) => ({
  ...person,
  idNo: residentIdOf(bornYearsAgo(years, NOW, days)),
});

const registration = (answers: RegistrationAnswers, more: Partial<Registration> = {}): Registration => ({
  userType: 'person',
  answers,
  proofs: { register: proved },
  ...more,
});
const organization = (answers: RegistrationAnswers, more: Partial<Registration> = {}) =>
  registration(answers, { userType: 'legal', ...more });
/** The registration of a person with one answer less. */
const without = (field: keyof RegistrationAnswers) => registration({ ...person, [field]: undefined });
const ward = registration({ ...child(8), ...guardian });
const withoutHandlerId = organization({ ...legal, 'handler.idNo': '' });

test('treats a refused value as missing until it changes', () => {
  const refused = { idNo: { error: 'ID_REGISTERED', value: person.idNo } } as const;
  const known = registration(person, { refused });
  expect(firstMissingField('identity', known)).toBe('idNo');
  expect(findNextStep('account', known)).toBe('identity');
  expect(resolveStep('summary', known)).toEqual({ step: 'identity', lacking: 'idNo' });
  const answers = { ...person, idNo: residentIdOf('19000113') };
  expect(firstMissingField('identity', { ...known, answers })).toBeNull();
});

test.each([
  ['ticket', 'register.why.ticket'],
  ['email', 'register.why.step'],
  // Values that are never stored.
  ['newPwd', 'register.why.secret'],
  ['guardian.consent', 'register.why.secret'],
] as const)('returns for the missing field %s the message %s', (missing, message) => {
  expect(toReasonMessage(missing)).toBe(message);
});

const ALONE = ['mobile', 'account', 'identity', 'summary'];
const WITH_GUARDIAN = ['mobile', 'account', 'identity', 'guardian', 'summary'];

test.each([
  ['an empty form', registration({}), ALONE],
  ['an adult', registration(person), ALONE],
  ['a person aged 14', registration(child(14)), ALONE],
  ['a person one day below 14', registration(child(14, -1)), WITH_GUARDIAN],
  ['a child with a passport', registration({ ...child(8), idType: 'PASSPORT' }), ALONE],
  [
    'an adult whom the server asks for one',
    registration(person, { isGuardianRequired: true }),
    WITH_GUARDIAN,
  ],
  ['an organization', organization(legal), ['organization', 'people', 'mobile', 'account', 'summary']],
])('lists the steps, with a guardian only below 14, of %s', (_what, known, steps) => {
  expect(listRegistrationSteps(known)).toEqual(steps);
});

test.each<[string, Registration, string | null, string, string | null]>([
  ['an empty form', registration({}, { proofs: {} }), 'summary', 'mobile', 'ticket'],
  ['no requested step', registration(person), null, 'mobile', null],
  ['an unknown step', registration(person), 'constructor', 'mobile', null],
  ['a step of the other user type', registration(person), 'people', 'mobile', null],
  ['a guardian step that is not required', registration(person), 'guardian', 'mobile', null],
  ['an expired proof', registration(person, { proofs: {} }), 'identity', 'mobile', 'ticket'],
  ['a password lost in a reload', without('newPwd'), 'summary', 'account', 'newPwd'],
  ['an ID number lost in a reload', without('idNo'), 'summary', 'identity', 'idNo'],
  ['a missing agreement', registration({ ...person, agree: false }), 'summary', 'identity', 'agree'],
  ['a complete form', registration(person), 'summary', 'summary', null],
  ['an earlier step', registration(person), 'account', 'account', null],
  ['an unproved mobile number of a guardian', ward, 'summary', 'guardian', 'ticket'],
  ['a missing credit code', organization({ ...legal, uscc: '' }), 'account', 'organization', 'uscc'],
  ['a missing ID number of a handler', withoutHandlerId, 'mobile', 'people', 'handler.idNo'],
  ['a complete organization', organization(legal), 'summary', 'summary', null],
])('returns the step to show and the missing field for %s', (_what, known, name, step, lacking) => {
  expect(resolveStep(name, known)).toEqual({ step, lacking });
});

test('skips complete steps after a finished one', () => {
  expect(findNextStep('mobile', registration({}))).toBe('account');
  expect(findNextStep('mobile', registration(person))).toBe('summary');
  expect(findNextStep('identity', registration(child(8)))).toBe('guardian');
  expect(findNextStep('mobile', registration({ ...person, idNo: '' }))).toBe('identity');
  expect(findNextStep('people', organization(legal, { proofs: {} }))).toBe('mobile');
});

test('returns the previous step', () => {
  expect(findPreviousStep('mobile', registration(person))).toBeUndefined();
  expect(findPreviousStep('summary', registration(person))).toBe('identity');
  expect(findPreviousStep('summary', registration(child(8)))).toBe('guardian');
  expect(findPreviousStep('mobile', organization(legal))).toBe('people');
});

test.each([
  ['newPwd', 'account', 'account'],
  ['agree', 'identity', 'account'],
  ['consent', 'identity', 'people'],
  ['ticket', 'mobile', 'mobile'],
  ['guardian', 'guardian', undefined],
  ['guardian.ticket', 'guardian', undefined],
  ['uscc', undefined, 'organization'],
  ['handler.idNo', undefined, 'people'],
  ['secretId', undefined, undefined],
])(
  'returns for the field %s the step %s, and for an organization the step %s',
  (field, inPerson, inLegal) => {
    expect(findStepByField(field, 'person')).toBe(inPerson);
    expect(findStepByField(field, 'legal')).toBe(inLegal);
  },
);

test('returns the values to check: those of the step, and after the proof the earlier ones', () => {
  expect(toAvailabilityQuery('account', registration(person))).toEqual({ account: 'riser' });
  expect(toAvailabilityQuery('identity', registration(person))).toEqual({ idNo: person.idNo });
  expect(toAvailabilityQuery('mobile', registration(person))).toBeNull();
  expect(toAvailabilityQuery('guardian', registration(person))).toBeNull();
  expect(toAvailabilityQuery('mobile', organization(legal))).toEqual({
    uscc: legal.uscc,
    idNo: legal['handler.idNo'],
  });
  expect(toAvailabilityQuery('organization', organization(legal))).toEqual({ uscc: legal.uscc });
});

test.each<[RegistrationAnswers, string]>([
  [{ account: '1x' }, 'account'],
  [{ newPwd: 'riser-2026', newPwd2: 'riser-2026' }, 'newPwd'],
  [{ newPwd2: 'another' }, 'newPwd2'],
  [{ email: 'riser@' }, 'email'],
])('returns for the invalid values %j the field %s', (values, field) => {
  expect(firstMissingField('account', registration({ ...person, ...values }))).toBe(field);
});

test('accepts only an adult guardian with a known relation', () => {
  const idNo = residentIdOf(bornYearsAgo(18, NOW, -1));
  expect(isAnswerValid('guardian.idNo', { 'guardian.idNo': idNo })).toBe(false);
  expect(isAnswerValid('guardian.idNo', guardian)).toBe(true);
  expect(isAnswerValid('guardian.relation', { 'guardian.relation': 'toString' })).toBe(false);
});

test('normalizes values that are submitted by Enter without a blur', () => {
  const typed: RegistrationAnswers = {
    account: ' ｒiser ',
    name: ' 测试  庚 ',
    idType: 'RESIDENT_ID',
    idNo: '110105491231002',
    uscc: ' 12440000tttttTT16h',
    email: 'riser＠example.com ',
    newPwd: ' kept as it is ',
    agree: true,
  };
  expect(normalizeAnswers(typed)).toEqual({
    account: 'riser',
    name: '测试 庚',
    idType: 'RESIDENT_ID',
    idNo: '11010519491231002X',
    uscc: '12440000TTTTTTT16H',
    email: 'riser@example.com',
    newPwd: ' kept as it is ',
    agree: true,
  });
});
