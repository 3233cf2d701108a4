/** @jest-environment jsdom */
import { caLogin } from '@/services/guides';
import { login } from '@/services/signIn';
import { readLoginReferer, saveLoginReferer } from '@/utils/routing/loginReferer';
import { createFakeNetwork, refusal } from '../support/fakes/fakeNetwork';
import { visits } from '../support/fakes/umi';

const network = createFakeNetwork();
const redirectUrl = '/uaa/frozen?ticket=t';

beforeEach(() => {
  visits.length = 0;
  saveLoginReferer('/');
  window.history.replaceState(null, '', '/uaa/login?referer=%2Fuser%2Fappeal');
  const frozen = refusal('FROZEN', 'frozen', { redirectUrl });
  network.answer('login', frozen);
  network.answer('caLogin', frozen);
});

// A notice would cover the heading of the page that opens.
test.each([
  ['password', 'push', () => login(1, { userType: 'person', account: 'a', password: 'b' })],
  ['SMS', 'push', () => login(2, { region: '+86', mobile: '15400000001', code: '123456' })],
  ['QR code', 'push', () => login(3, { uuid: 'u' }, { quiet: true })],
  ['provider', 'replace', () => login(5, { provider: 'p', ticket: 't' }, { passing: true })],
  ['certificate', 'push', () => caLogin({ id: 'i', certificate: 'c', signature: 's' })],
] as const)(
  'opens the page named by the refusal of a sign-in by %s (%s), without a notice, and throws the refusal',
  async (_, how, signIn) => {
    await expect(signIn()).rejects.toMatchObject({
      kind: 'refused',
      subCode: 'FROZEN',
      data: { redirectUrl },
    });
    expect(visits).toEqual([`${how} ${redirectUrl}`]);
    expect(readLoginReferer()).toBe('/user/appeal');
    expect(network.notices).toEqual([]);
  },
);
