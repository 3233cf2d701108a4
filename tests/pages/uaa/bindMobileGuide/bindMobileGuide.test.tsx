import { screen } from '@testing-library/react';
import BindMobileGuidePage from '@/pages/uaa/bindMobileGuide';
import { createFakeNetwork, unreachable } from '../../../support/fakeNetwork';
import { en } from '../../../support/messages';
import { press, showPage } from '../../../support/showPage';
import { visits } from '../../../support/umi';
import { makeUser } from '../../../support/users';

const network = createFakeNetwork();

test('shows a skip that fails below its button, and stays at the step', async () => {
  network.answer('guide', { kind: 'bindMobile', skippable: true, account: 'newcomer' });
  network.answer('skipGuide', unreachable);
  const path = '/uaa/bindMobileGuide?referer=%2Fuser%2Fnotices';
  window.history.replaceState(null, '', path);
  await showPage(<BindMobileGuidePage />, { path, state: { userInfo: makeUser({ level: 1 }) } });
  await press(en['guide.later']);
  expect(screen.getByRole('alert').textContent).toContain(en['guide.skip.unreachable']);
  expect(network.bodies('skipGuide')).toEqual([{ kind: 'bindMobile' }]);
  expect(visits).toEqual([]);
});
