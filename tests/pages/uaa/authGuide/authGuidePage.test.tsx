import { screen } from '@testing-library/react';
import { verificationChannels } from '@/domain/verificationChannels';
import AuthGuidePage from '@/pages/uaa/authGuide';
import { createFakeNetwork, httpError, refusal, unreachable } from '../../../support/fakes/fakeNetwork';
import { useLocation, visits } from '../../../support/fakes/umi';
import { en } from '../../../support/messages';
import { press, showToUser } from '../../../support/render/showPage';

type Guide = import('@/contract').Guide;

const network = createFakeNetwork();
const PATH = '/uaa/authGuide';
const REFERER = '/user/notices';
const QUERY = `?requestId=r1&referer=${encodeURIComponent(REFERER)}`;
const due: Guide = {
  kind: 'auth',
  skippable: true,
  account: 'newcomer',
  application: { name: 'City Card', level: 2 },
};

/** The page at its own address: it is unmounted when another one opens. */
const PageAtPath = () => (useLocation().pathname === PATH ? <AuthGuidePage /> : null);

async function openPage() {
  const path = `${PATH}${QUERY}`;
  window.history.replaceState(null, '', path);
  await showToUser(<PageAtPath />, { path, user: { level: 1 } });
}

beforeEach(() => {
  network.answer('verificationOverview', {
    level: 1,
    name: '',
    idType: 'RESIDENT_ID',
    idNo: '',
    channels: [],
    application: null,
  });
});

test('offers every channel in one list for level 2, shows the error of a failed skip, and opens the next guide of the same request', async () => {
  network.answer('guide', due);
  await openPage();
  const lists = [...document.querySelectorAll('.channel-list')];
  expect(lists.map(({ children }) => children.length)).toEqual([verificationChannels.length]);
  network.answer('skipGuide', unreachable, { redirectUrl: '/uaa/bindMobileGuide' });
  await press(en['guide.auth.skip']);
  expect(screen.getByRole('alert').textContent).toContain(en['guide.skip.unreachable']);
  await press(en['guide.auth.skip']);
  expect(network.sent('guide').map(({ query }) => query)).toEqual([{ requestId: 'r1' }]);
  expect(network.bodies('skipGuide').at(-1)).toEqual({ kind: 'auth', requestId: 'r1' });
  expect(visits).toHaveLength(1);
  const [, next = ''] = visits[0]?.split(' ') ?? [];
  const { pathname, searchParams } = new URL(next, 'https://portal.example');
  expect(pathname).toBe('/uaa/bindMobileGuide');
  expect(Object.fromEntries(searchParams)).toEqual({ requestId: 'r1', referer: REFERER });
});

test('requests the address of the guide that is due if that is another one', async () => {
  network.answer('guide', { kind: 'modifyPwd', reason: 'weak', skippable: false, account: 'newcomer' });
  network.answer('redirect', '/uaa/modifyPwdGuide?requestId=r1');
  await openPage();
  expect(network.sent('redirect').map(({ query }) => query)).toEqual([{ requestId: 'r1', referer: REFERER }]);
  expect(visits).toEqual([`replace /uaa/modifyPwdGuide${QUERY}`]);
});

test('continues immediately if no guide is due', async () => {
  network.answer('guide', null);
  network.answer('redirect', REFERER);
  await openPage();
  expect(visits).toEqual([`replace ${REFERER}`]);
  expect(network.calls.filter((name) => name === 'redirect')).toHaveLength(1);
});

test('names a level that no online channel reaches, and announces and keeps the result of a check after one that fails', async () => {
  network.answer(
    'guide',
    { ...due, application: { name: 'City Card', level: 4 } },
    { ...due, application: { name: 'City Card', level: 4 } },
    httpError(503),
  );
  await openPage();
  expect(document.querySelector('.channel-list')).toBeNull();
  expect(document.body.textContent).toContain(en['verification.inPerson']);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  await press(en['guide.auth.check']);
  expect(status.textContent).toContain(en['guide.auth.notYet']);
  await press(en['guide.auth.check']);
  expect(screen.getByText(en['guide.auth.unchecked'])).toBeTruthy();
  expect(status.textContent).toContain(en['guide.auth.notYet']);
  expect(visits).toEqual([]);
});

test('shows that a request is unknown, without a retry, and links to home', async () => {
  network.answer('guide', refusal('REQUEST_UNKNOWN'));
  await openPage();
  expect(screen.getByRole('alert').textContent).toBe(en['subCode.REQUEST_UNKNOWN']);
  expect(screen.queryByRole('button', { name: en['common.retry'] })).toBeNull();
  const home = screen.getByRole('link', { name: en['common.backHome'] });
  expect(home.getAttribute('href')).toBe('/');
  expect(visits).toEqual([]);
});
