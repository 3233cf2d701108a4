import { render } from '@testing-library/react';
import { UserMenu } from '@/layouts/components/UserMenu';
import { BasicSettings } from '@/pages/account/settings/profile/components/BasicSettings';
import { createFakeNetwork, settle } from '../../../../support/fakeNetwork';
import { PageAt } from '../../../../support/umiWithModels';
import { makeUser } from '../../../../support/users';

jest.mock('@umijs/max', () => jest.requireActual('../../../../support/umiWithModels'));

const network = createFakeNetwork();

test('shows the same letter as the header for a person without a picture', async () => {
  network.answer('profile', {
    nickname: 'Dora',
    avatar: '',
    email: '',
    profile: '',
    country: '',
    province: '',
    city: '',
    address: '',
    phone: '',
    version: 'v1',
  });
  render(
    <PageAt state={{ userInfo: makeUser({ nickname: 'Dora' }) }}>
      <UserMenu />
      <BasicSettings />
    </PageAt>,
  );
  await settle();
  const letters = [...document.querySelectorAll('.person-avatar')].map((avatar) => avatar.textContent);
  expect(letters).toEqual(['测', '测']);
});
