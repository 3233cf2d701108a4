import { screen } from '@testing-library/react';
import { SHARED_BROWSER_COOKIE } from '@/constants';
import SecondFactorPage from '@/pages/uaa/secondFactor';
import { saveLoginReferer } from '@/utils/routing/loginReferer';
import { noteSharedBrowser } from '@/utils/storage/sharedBrowser';
import { createFakeNetwork, refusal, settle } from '../../../support/fakes/fakeNetwork';
import { visits } from '../../../support/fakes/umi';
import { en } from '../../../support/messages';
import { submitForm, typeInto } from '../../../support/render/formFields';
import { press, showPage } from '../../../support/render/showPage';

const network = createFakeNetwork();
const openPage = (ticket = 't1') =>
  showPage(<SecondFactorPage />, { path: `/uaa/secondFactor?ticket=${ticket}` });
const trust = () => screen.queryByRole('checkbox', { name: en['secondFactor.trust'] });

/** Enters a code of the app, and waits for the response. */
async function enter(code: string) {
  typeInto('code', code);
  submitForm();
  await settle();
}

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = `${SHARED_BROWSER_COOKIE}; Path=/; Max-Age=0`;
});

test('sends the code with the ticket of the address, and trusts the browser only if the user selects that', async () => {
  network.answer('secondFactor', refusal('CODE_WRONG'));
  await openPage();
  await enter('123456');
  await press(trust() as HTMLElement);
  await enter('123457');
  expect(network.bodies('secondFactor')).toEqual([
    { ticket: 't1', code: '123456', trust: false },
    { ticket: 't1', code: '123457', trust: true },
  ]);
});

test('does not offer to trust a shared browser', async () => {
  noteSharedBrowser('?shared=1');
  await openPage();
  expect(trust()).toBeNull();
});

test('explains that a ticket has ended or belongs to another browser, and returns to sign-in', async () => {
  saveLoginReferer('/user/notices');
  network.answer('secondFactor', refusal('TICKET_UNKNOWN'));
  await openPage();
  await enter('123456');
  expect(document.activeElement?.textContent).toBe(en['secondFactor.gone']);
  expect(document.querySelector('form')).toBeNull();
  await press(en['secondFactor.back']);
  expect(visits.at(-1)).toBe('replace /uaa/login?referer=%2Fuser%2Fnotices');
});
