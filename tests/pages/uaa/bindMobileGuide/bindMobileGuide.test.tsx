import { screen, waitFor } from '@testing-library/react';
import BindMobileGuidePage from '@/pages/uaa/bindMobileGuide';
import { createFakeNetwork, refusal } from '../../../support/fakes/fakeNetwork';
import { visits } from '../../../support/fakes/umi';
import { en } from '../../../support/messages';
import { field, fillIn } from '../../../support/render/formFields';
import { press, showToUser } from '../../../support/render/showPage';

const network = createFakeNetwork();

async function openPage() {
  network.answer('guide', { kind: 'bindMobile', skippable: true, account: 'newcomer' });
  const path = '/uaa/bindMobileGuide?referer=%2Fuser%2Fnotices';
  window.history.replaceState(null, '', path);
  await showToUser(<BindMobileGuidePage />, { path, user: { level: 1 } });
}

/** Enters a number and its code, and submits the form. */
async function links(mobile: string) {
  fillIn({ mobile, code: '123456' });
  await press(en['guide.mobile.submit']);
}

test('links a number, and opens the page that the user requested', async () => {
  network.answer('bindMobile', null);
  network.answer('redirect', '/user/notices');
  await openPage();
  await links('15400000088');
  expect(network.bodies('bindMobile')).toEqual([{ region: '+86', mobile: '15400000088', code: '123456' }]);
  expect(network.notices).toMatchObject([{ type: 'success', title: en['guide.mobile.done'] }]);
  expect(network.sent('redirect').map(({ query }) => query)).toEqual([{ referer: '/user/notices' }]);
  expect(visits).toEqual(['replace /user/notices']);
});

test('focuses the number and shows there that it belongs to another account', async () => {
  network.answer('bindMobile', refusal('MOBILE_TAKEN'));
  await openPage();
  await links('15400000001');
  await screen.findByText(en['subCode.MOBILE_TAKEN']);
  await waitFor(() => expect(document.activeElement).toBe(field('mobile')));
  expect(visits).toEqual([]);
});
