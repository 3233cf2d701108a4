/** @jest-environment node */

import type { Answers, Registration } from '@/pages/uaa/register/answers';
import { isAnswered, tidyAnswers } from '@/pages/uaa/register/answers';
import {
  lackingIn,
  nextOf,
  partsToCheck,
  placeOf,
  previousOf,
  stepOfField,
  stepsOf,
} from '@/pages/uaa/register/journey';
import { whyWords } from '@/pages/uaa/register/why';
import { bornYearsAgo, residentIdOf } from '../../../support/idNumbers';

const NOW = Date.now();
const proved = { ticket: 't1', region: '+86', mobile: '15400000090' };

const person: Answers = {
  account: 'riser',
  newPwd: 'Rise-2026-shine',
  newPwd2: 'Rise-2026-shine',
  email: 'riser@example.com',
  name: '测试庚',
  idType: 'RESIDENT_ID',
  idNo: residentIdOf('19000111'),
  consent: true,
  agree: true,
};
const guardian: Answers = {
  'guardian.name': '测试辛',
  'guardian.idNo': residentIdOf('19000112'),
  'guardian.relation': 'MOTHER',
  'guardian.consent': true,
};
const legal: Answers = {
  ...person,
  orgName: '测试三号事业单位',
  uscc: '12440000TTTTTTT16H',
  orgType: 'PUBLIC_INSTITUTION',
  'legalRep.name': '测试辛',
  'legalRep.idType': 'PASSPORT',
  'legalRep.idNo': 'E12345678',
  'handler.name': '测试壬',
  'handler.idNo': residentIdOf('19000112'),
};
test('what the server has refused is not answered, until it is another answer', () => {
  const refused = { idNo: { finding: '11303', value: person.idNo } };
  const registration: Registration = {
    userType: 'person',
    answers: person,
    proofs: { register: proved },
    refused,
  };
  expect(lackingIn('identity', registration)).toBe('idNo');
  expect(nextOf('account', registration, NOW)).toBe('identity');
  expect(placeOf('summary', registration, NOW)).toEqual({ step: 'identity', lacking: 'idNo' });
  const answers = { ...person, idNo: residentIdOf('19000113') };
  expect(lackingIn('identity', { ...registration, answers })).toBeNull();
});

test('what no device keeps is asked for in the same words', () => {
  for (const why of [
    'newPwd',
    'newPwd2',
    'idNo',
    'uscc',
    'handler.idNo',
    'agree',
    'guardian.consent',
  ] as const) {
    expect(whyWords(why)).toBe('register.why.secret');
  }
  expect([whyWords('ticket'), whyWords('email')]).toEqual(['register.why.ticket', 'register.why.step']);
});

const child = (years: number, days = 0) => ({
  ...person,
  idNo: residentIdOf(bornYearsAgo(years, NOW, days)),
});

const registration = (answers: Answers, more: Partial<Registration> = {}): Registration => ({
  userType: 'person',
  answers,
  proofs: { register: proved },
  ...more,
});
const organisation = (answers: Answers, more: Partial<Registration> = {}) =>
  registration(answers, { userType: 'legal', ...more });

test('the steps of each kind, and the guardian for nobody of 14 or more', () => {
  const withGuardian = ['mobile', 'account', 'identity', 'guardian', 'summary'];
  const alone = ['mobile', 'account', 'identity', 'summary'];
  expect(stepsOf(registration({}), NOW)).toEqual(alone);
  expect(stepsOf(registration(person), NOW)).toEqual(alone);
  expect(stepsOf(registration(child(14)), NOW)).toEqual(alone);
  expect(stepsOf(registration(child(14, -1)), NOW)).toEqual(withGuardian);
  expect(stepsOf(registration({ ...child(8), idType: 'PASSPORT' }), NOW)).toEqual(alone);
  expect(stepsOf(registration(person, { guardianWanted: true }), NOW)).toEqual(withGuardian);
  expect(stepsOf(organisation(legal), NOW)).toEqual([
    'organisation',
    'people',
    'mobile',
    'account',
    'summary',
  ]);
});

test.each<[string, Registration, string | null, string, string | null]>([
  ['an empty form', registration({}, { proofs: {} }), 'summary', 'mobile', 'ticket'],
  ['no step asked for', registration(person), null, 'mobile', null],
  ['a step nobody has', registration(person), 'constructor', 'mobile', null],
  ["the other kind's step", registration(person), 'people', 'mobile', null],
  ['a guardian nobody needs', registration(person), 'guardian', 'mobile', null],
  ['a proof that has ended', registration(person, { proofs: {} }), 'identity', 'mobile', 'ticket'],
  [
    'a password lost in a reload',
    registration({ ...person, newPwd: undefined }),
    'summary',
    'account',
    'newPwd',
  ],
  ['a number lost in a reload', registration({ ...person, idNo: undefined }), 'summary', 'identity', 'idNo'],
  ['a consent not given', registration({ ...person, agree: false }), 'summary', 'identity', 'agree'],
  ['everything there', registration(person), 'summary', 'summary', null],
  ['a step gone back to', registration(person), 'account', 'account', null],
  [
    "a guardian's number not proved",
    registration({ ...child(8), ...guardian }),
    'summary',
    'guardian',
    'ticket',
  ],
  ['a credit code lost', organisation({ ...legal, uscc: '' }), 'account', 'organisation', 'uscc'],
  [
    "a handler's number lost",
    organisation({ ...legal, 'handler.idNo': '' }),
    'mobile',
    'people',
    'handler.idNo',
  ],
  ['an organisation complete', organisation(legal), 'summary', 'summary', null],
])('%s leads to where it is missing', (_what, known, asked, step, lacking) => {
  expect(placeOf(asked, known, NOW)).toEqual({ step, lacking });
});

test('a finished step leads to what is missing, past what is there', () => {
  expect(nextOf('mobile', registration({}), NOW)).toBe('account');
  expect(nextOf('mobile', registration(person), NOW)).toBe('summary');
  expect(nextOf('identity', registration(child(8)), NOW)).toBe('guardian');
  expect(nextOf('mobile', registration({ ...person, idNo: '' }), NOW)).toBe('identity');
  expect(nextOf('people', organisation(legal, { proofs: {} }), NOW)).toBe('mobile');
});

test('one step back', () => {
  expect(previousOf('mobile', registration(person), NOW)).toBeUndefined();
  expect(previousOf('summary', registration(person), NOW)).toBe('identity');
  expect(previousOf('summary', registration(child(8)), NOW)).toBe('guardian');
  expect(previousOf('mobile', organisation(legal), NOW)).toBe('people');
});

test.each([
  ['account', 'account', 'account'],
  ['newPwd', 'account', 'account'],
  ['agree', 'identity', 'account'],
  ['consent', 'identity', 'people'],
  ['ticket', 'mobile', 'mobile'],
  ['guardian', 'guardian', undefined],
  ['guardian.idNo', 'guardian', undefined],
  ['guardian.ticket', 'guardian', undefined],
  ['uscc', undefined, 'organisation'],
  ['handler.idNo', undefined, 'people'],
  ['secretId', undefined, undefined],
])('%s is asked in %s, of an organisation in %s', (field, inPerson, inLegal) => {
  expect(stepOfField(field, 'person')).toBe(inPerson);
  expect(stepOfField(field, 'legal')).toBe(inLegal);
});

test('what the server is asked about: its own, and after the proof what came before', () => {
  expect(partsToCheck('account', registration(person))).toEqual({ account: 'riser' });
  expect(partsToCheck('identity', registration(person))).toEqual({ idNo: person.idNo });
  expect(partsToCheck('mobile', registration(person))).toBeNull();
  expect(partsToCheck('guardian', registration(person))).toBeNull();
  expect(partsToCheck('mobile', organisation(legal))).toEqual({
    uscc: legal.uscc,
    idNo: legal['handler.idNo'],
  });
  expect(partsToCheck('organisation', organisation(legal))).toEqual({ uscc: legal.uscc });
});

test('each thing that is missing or wrong keeps its step open', () => {
  const wrong: Answers[] = [
    { account: '1x' },
    { newPwd: 'short' },
    { newPwd: 'riser-2026', newPwd2: 'riser-2026' },
    { newPwd2: 'another' },
    { email: 'riser@' },
  ];
  for (const one of wrong) {
    expect([one, lackingIn('account', registration({ ...person, ...one }))]).toEqual([
      one,
      Object.keys(one)[0],
    ]);
  }
  expect(lackingIn('account', registration(person))).toBeNull();
  expect(lackingIn('account', organisation({ ...legal, agree: undefined }))).toBe('agree');
});

test('a guardian is of age', () => {
  const idNo = residentIdOf(bornYearsAgo(18, NOW, -1));
  expect(isAnswered('guardian.idNo', { 'guardian.idNo': idNo })).toBe(false);
  expect(isAnswered('guardian.idNo', guardian)).toBe(true);
  expect(isAnswered('guardian.relation', { 'guardian.relation': 'toString' })).toBe(false);
});

test('what Enter submits is tidied like what was left', () => {
  const typed: Answers = {
    account: ' ｒiser ',
    name: ' 测试  庚 ',
    idType: 'RESIDENT_ID',
    idNo: '110105491231002',
    uscc: ' 12440000tttttTT16h',
    email: 'riser＠example.com ',
    newPwd: ' kept as it is ',
    agree: true,
  };
  expect(tidyAnswers(typed)).toEqual({
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
