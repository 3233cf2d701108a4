import { act, render } from '@testing-library/react';
import { UserMenu } from '@/layouts/components/UserMenu';
import { BasicSettings } from '@/pages/account/settings/profile/components/BasicSettings';

const mockState = {
  userInfo: {
    id: 'u',
    userType: 'person',
    nickname: 'Dora',
    name: '测*甲',
    account: 'demo',
    avatar: '',
    roles: [],
  },
};
jest.mock('@/models/hooks', () => ({
  useGlobal: (select: (state: object) => unknown) => select(mockState),
  useGlobalActions: () => ({ fetchLoginStatus: jest.fn() }),
}));
jest.mock('@/services/profile', () => ({ getProfile: async () => ({ nickname: 'Dora', avatar: '' }) }));
jest.mock('@/pages/account/settings/profile/components/ProfileForm', () => ({ ProfileForm: () => null }));

test('shows the same letter as the header for a person without a picture', async () => {
  await act(async () => {
    render(
      <>
        <UserMenu />
        <BasicSettings />
      </>,
    );
  });
  const letters = [...document.querySelectorAll('.person-avatar')].map((avatar) => avatar.textContent);
  expect(letters).toEqual(['测', '测']);
});
