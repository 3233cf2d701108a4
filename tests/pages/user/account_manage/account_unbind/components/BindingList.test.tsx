import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useReducer } from 'react';
import { useRead } from '@/hooks/useRead';
import { BindingList } from '@/pages/user/account_manage/account_unbind/components/BindingList';
import { listBindings } from '@/services/linked';
import { makeBinding } from '../../../../../support/builders/bindings';
import { createFakeNetwork, httpError } from '../../../../../support/fakes/fakeNetwork';
import { reader } from '../../../../../support/fakes/umi';
import { en, messages } from '../../../../../support/messages';
import { press, pressInDialog, showToUser } from '../../../../../support/render/showPage';

type Bindings = import('@/contract').Bindings;

const network = createFakeNetwork();
const cityPass = makeBinding();
const full: Bindings = { list: [cityPass], otherWays: ['password'] };
const none: Bindings = { list: [], otherWays: ['password'] };

/** Renders the page again, as a language change does. */
let rerender: () => void;

/** As a page has it. */
function List() {
  rerender = useReducer((count: number) => count + 1, 0)[1];
  return <BindingList bindings={useRead(['bindings'], listBindings)} />;
}

const show = () => showToUser(<List />, { path: '/account/settings?tab=binding' });

const button = () => screen.getByRole('button', { name: 'Unlink City Pass' });

const dialog = () => screen.getByRole('dialog');

/** Presses Unlink, and confirms it. */
async function unlink() {
  await press(button());
  await pressInDialog(en['form.unlink']);
}

beforeEach(() => {
  Object.assign(reader, { locale: 'en-US', messages: en });
  network.answer('bindings', full);
  network.answer('findWithUserType', [
    { provider: 'cityPass', name: 'City Pass', channelCode: 5 },
    { provider: 'campus&Pass', name: 'Campus Pass', channelCode: 5 },
  ]);
});

test('explains links and offers providers without a link', async () => {
  network.answer('bindings', none);
  await show();
  expect(screen.getByText(en['linked.bindings.empty'])).toBeTruthy();
  const offers = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(offers).toEqual([
    '/uaa/third/authorize?provider=cityPass&link=1&referer=%2Faccount%2Fsettings%3Ftab%3Dbinding',
    '/uaa/third/authorize?provider=campus%26Pass&link=1&referer=%2Faccount%2Fsettings%3Ftab%3Dbinding',
  ]);
});

test('disables unlinking the last sign-in method with a reason, and links to the password reset', async () => {
  network.answer('bindings', { list: [cityPass], otherWays: [] });
  await show();
  expect(button().getAttribute('aria-disabled')).toBe('true');
  const why = document.getElementById(button().getAttribute('aria-describedby') ?? '');
  expect(why?.textContent).toBe(en['linked.lastWay']);
  fireEvent.click(button());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/uaa/resetPwd']);
});

test('explains the consequences in the dialog, and then shows the list of the server', async () => {
  await show();
  network.answer('unbind', none);
  await press(button());
  expect(dialog().textContent).toContain('d**o');
  expect(within(dialog()).getByRole('listitem').textContent).toBe(en['linked.way.password']);
  await pressInDialog(en['form.unlink']);
  expect(network.sent('unbind')).toMatchObject([{ params: { id: 'binding-1' } }]);
  expect(screen.queryByRole('button', { name: 'Unlink City Pass' })).toBeNull();
  expect(network.notices).toMatchObject([{ type: 'success', title: 'City Pass unlinked' }]);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
});

test('translates the open dialog after a language change', async () => {
  await show();
  await press(button());
  Object.assign(reader, { locale: 'zh-CN', messages: messages['zh-CN'] });
  act(rerender);
  expect(screen.getByRole('dialog', { name: '确定解绑City Pass？' }).textContent).toContain(
    '解绑后，不能再用City Pass账号 d**o 登录本账号。',
  );
});

test('reports a link that another tab removed, and reads the list again', async () => {
  network.answer('bindings', full, none);
  await show();
  network.answer('unbind', httpError(404));
  await unlink();
  expect(screen.getByRole('alert').textContent).toContain(en['linked.bindings.gone']);
  expect(screen.getByText(en['linked.bindings.empty'])).toBeTruthy();
  expect(network.sent('bindings')).toHaveLength(2);
});
