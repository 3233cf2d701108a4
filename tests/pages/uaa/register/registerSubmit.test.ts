/** @jest-environment jsdom */
import { PROOF_LIFETIME } from '@/constants';
import { clearMobileProof, readMobileProofs, saveMobileProof } from '@/pages/uaa/register/mobileProofStore';
import { toSummaryRows } from '@/pages/uaa/register/registrationSteps';
import { submitStep, toAnswers, toStepValues } from '@/pages/uaa/register/submitStep';
import { toRegistrationBody } from '@/pages/uaa/register/toRegistrationBody';
import { findCode, getCodeId, getCodesSnapshot, saveCode } from '@/utils/storage/codeStore';
import { makeSentCode } from '../../../support/builders/sentCode';
import { createFakeNetwork, refusal } from '../../../support/fakes/fakeNetwork';
import { guardian, legal, person, proved } from './answers';

type Registration = import('@/pages/uaa/register/answers').Registration;
type StepName = import('@/pages/uaa/register/registrationSteps').RegistrationStepName;

const network = createFakeNetwork();

const proof = { ticket: 't2', expiresAt: 'later' };
const typed = { region: '+86', mobile: '15400000091', code: '123456' };
const saveProof = jest.fn();

const submit = (step: StepName, registration: Partial<Registration>, values: object) =>
  submitStep(
    {
      step,
      userType: registration.userType ?? 'person',
      registration: { userType: 'person', answers: {}, proofs: {}, ...registration },
      saveProof,
    },
    values,
  );

beforeEach(() => {
  jest.clearAllMocks();
  network.answer('proveMobile', proof);
  network.answer('checkRegistration', null);
});

test('exchanges a code for a ticket once, and does not return the code', async () => {
  const answers = await submit('mobile', {}, typed);
  expect(network.bodies('proveMobile')).toEqual([{ scene: 'register', userType: 'person', ...typed }]);
  expect(saveProof).toHaveBeenCalledWith(
    'register',
    { ticket: 't2', region: '+86', mobile: '15400000091' },
    'later',
  );
  expect(answers).toEqual({ region: '+86', mobile: '15400000091' });
  await submit('mobile', { proofs: { register: proved } }, {});
  expect(network.calls).toEqual(['proveMobile']);
});

const CODE = getCodeId('register', '+86 15400000091');
const sendCode = () => saveCode(CODE, makeSentCode(), '+86 154****0091');

const isRefused = async (subCode: 'CODE_WRONG' | 'MOBILE_TAKEN') => {
  network.answer('proveMobile', refusal(subCode));
  await expect(submit('mobile', {}, typed)).rejects.toMatchObject({ subCode });
};

test('deletes the stored code after a proof, even if the number is taken', async () => {
  sendCode();
  expect(findCode(getCodesSnapshot(), CODE)).not.toBeNull();
  await submit('mobile', {}, typed);
  expect(findCode(getCodesSnapshot(), CODE)).toBeNull();

  sendCode();
  await isRefused('CODE_WRONG');
  expect(findCode(getCodesSnapshot(), CODE)).not.toBeNull();
  await isRefused('MOBILE_TAKEN');
  expect(findCode(getCodesSnapshot(), CODE)).toBeNull();
});

test("checks the values of the organization after the handler's proof", async () => {
  const answers = { uscc: ' 12440000ttttttt16h', 'handler.idNo': '11010519491231002x' };
  await submit('mobile', { userType: 'legal', answers }, typed);
  expect(network.calls).toEqual(['proveMobile', 'checkRegistration']);
  expect(network.bodies('checkRegistration')).toEqual([
    { userType: 'legal', ticket: 't2', uscc: '12440000TTTTTTT16H', idNo: '11010519491231002X' },
  ]);
});

test('checks the values of a step only if there is a proof, and fails if one is taken', async () => {
  await submit('organization', { userType: 'legal' }, { uscc: '12440000TTTTTTT16H' });
  expect(network.calls).toEqual([]);
  network.answer('checkRegistration', refusal('ACCOUNT_TAKEN'));
  const submitted = submit('account', { proofs: { register: proved } }, { account: 'riser ' });
  await expect(submitted).rejects.toMatchObject({ subCode: 'ACCOUNT_TAKEN' });
  expect(network.bodies('checkRegistration')).toEqual([
    { userType: 'person', ticket: 't1', account: 'riser' },
  ]);
});

test("stores a guardian's mobile number under its own names", async () => {
  await submit('guardian', { proofs: { register: proved } }, typed);
  expect(saveProof).toHaveBeenCalledWith(
    'guardian',
    expect.objectContaining({ mobile: '15400000091' }),
    'later',
  );
  const answers = toAnswers('guardian', { ...typed, 'guardian.name': '测试辛' });
  expect(answers).toEqual({
    'guardian.region': '+86',
    'guardian.mobile': '15400000091',
    'guardian.name': '测试辛',
  });
  expect(toStepValues('guardian', { ...answers, mobile: '15400000090' })).toMatchObject({
    mobile: '15400000091',
  });
  expect(toStepValues('guardian', { mobile: '15400000090', region: '+852' })).toEqual({});
  expect(toAnswers('account', { account: 'riser' })).toEqual({ account: 'riser' });
});

test('stores a proof in the tab until it expires, and ignores invalid stored values', () => {
  const now = jest.spyOn(Date, 'now');
  saveMobileProof('register', proved, '');
  saveMobileProof('guardian', { ...proved, ticket: 't3' }, '');
  expect(readMobileProofs()).toMatchObject({ register: proved, guardian: { ticket: 't3' } });
  clearMobileProof('guardian');
  expect(readMobileProofs().guardian).toBeUndefined();
  const then = Date.now();
  now.mockReturnValue(then + PROOF_LIFETIME);
  expect(readMobileProofs()).toEqual({});
  now.mockReturnValue(then - PROOF_LIFETIME);
  expect(readMobileProofs()).toEqual({});
  now.mockRestore();
  sessionStorage.setItem('portal_kept_register_proofs', '{"register":{"ticket":"t","endsAt":null}}');
  expect(readMobileProofs()).toEqual({});
});

const registration: Registration = {
  userType: 'person',
  answers: { ...person, idType: 'PASSPORT', idNo: 'E12345678', ...guardian },
  proofs: { register: proved, guardian: { ...proved, ticket: 't3' } },
};
const sealed = { values: ['sealed'], secretId: 's1' };

test('returns the request body of a person, with a guardian only if one is required', () => {
  const body = {
    userType: 'person',
    account: 'riser',
    newPwd: 'sealed',
    secretId: 's1',
    email: 'riser@example.com',
    ticket: 't1',
    agree: true,
    consent: true,
    name: '测试庚',
    idType: 'PASSPORT',
    idNo: 'E12345678',
  };
  expect(toRegistrationBody(registration, sealed, false)).toEqual(body);
  expect(toRegistrationBody(registration, sealed, true)).toEqual({
    ...body,
    guardian: {
      name: '测试辛',
      idNo: guardian['guardian.idNo'],
      relation: 'MOTHER',
      ticket: 't3',
      consent: true,
    },
  });
});

test('returns the request body of an organization', () => {
  const body = toRegistrationBody(
    { ...registration, userType: 'legal', answers: legal },
    { values: ['clear'] },
    false,
  );
  expect(body).toMatchObject({
    userType: 'legal',
    newPwd: 'clear',
    orgName: '测试三号事业单位',
    orgType: 'PUBLIC_INSTITUTION',
    legalRep: { name: '测试辛', idType: 'PASSPORT', idNo: 'E12345678' },
    handler: { name: '测试壬', idNo: legal['handler.idNo'] },
  });
  expect(body).not.toHaveProperty('name');
});

test.each(['orgType', 'legalRep.idType'])('throws for an unknown value of %s', (field) => {
  const answers = { orgType: 'ENTERPRISE', 'legalRep.idType': 'PASSPORT', [field]: 'NOBODY' };
  expect(() =>
    toRegistrationBody({ ...registration, userType: 'legal', answers }, { values: ['clear'] }, false),
  ).toThrow(RangeError);
});

test('lists the answers with choices as text, proved numbers masked, and no password', () => {
  expect(toSummaryRows('mobile', registration)).toEqual([{ title: 'code.mobile', value: '+86 154****0090' }]);
  expect(toSummaryRows('identity', registration)[1]).toEqual({
    title: 'identity.idType',
    messageId: 'identity.idType.PASSPORT',
  });
  expect(toSummaryRows('guardian', registration).map(({ value, messageId }) => messageId ?? value)).toEqual([
    '测试辛',
    guardian['guardian.idNo'],
    'register.relation.MOTHER',
    '+86 154****0090',
  ]);
  expect(JSON.stringify(toSummaryRows('account', registration))).not.toContain('Rise');
});
