import { allEndpoints } from '@/contract/endpoints';
import { createCaller } from '@/utils/http/callApi';
import { setStepUpDialog } from '@/utils/http/stepUp';
import { makeSecurity } from '../../support/builders/users';
import { createFakeNetwork, httpError } from '../../support/fakes/fakeNetwork';
import { en } from '../../support/messages';

const network = createFakeNetwork();
const call = createCaller(allEndpoints);
const questions = { questions: [], answers: [], version: 'v' };

test('resolves with the data as the contract defines it, also false and null', async () => {
  const domain = { enableVerifySecret: '1' as const, siteName: 'Portal', redirectHosts: [] };
  network.answer('domain', { ...domain, more: 1 } as never);
  expect(await call('domain', { cache: true })).toEqual(domain);
  expect(await call('domain', { cache: true })).toEqual(domain);
  network.answer('online', false);
  expect(await call('online')).toBe(false);
  network.answer('changeQuestions', 'whatever' as never);
  expect(await call('changeQuestions', { body: questions })).toBeNull();
  expect(network.calls).toEqual(['domain', 'online', 'changeQuestions']);
});

test.each([
  ['null', null],
  ['a text', 'x'],
  ['an object without a field', { ...makeSecurity(), email: undefined }],
  ['an unknown enum value', { ...makeSecurity(), missingProof: 'x' }],
  ['a text in place of a number', { ...makeSecurity(), sessions: '1' }],
])('rejects with a parse error and one notice if the data is %s', async (_, data) => {
  network.answer('security', data as never);
  await expect(call('security')).rejects.toMatchObject({ name: 'ApiError', kind: 'parse' });
  await expect(call('security', { quiet: true })).rejects.toMatchObject({ kind: 'parse' });
  expect(network.notices).toMatchObject([{ description: en['error.parse'] }]);
});

describe('428', () => {
  const stepUpRequired = httpError(428, { data: { methods: ['password'] } });

  test('sends the call again after the step-up, with newly encrypted secrets', async () => {
    const stop = setStepUpDialog(async () => true);
    network.answer('changeQuestions', stepUpRequired, null);
    let sealed = 0;
    const body = async () => {
      sealed += 1;
      return { ...questions, answers: [`sealed ${sealed}`] };
    };
    expect(await call('changeQuestions', { body })).toBeNull();
    stop();
    expect(network.bodies('changeQuestions').map(({ answers }) => answers)).toEqual([
      ['sealed 1'],
      ['sealed 2'],
    ]);
  });
});
