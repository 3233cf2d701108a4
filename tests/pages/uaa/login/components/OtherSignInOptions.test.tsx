import { screen } from '@testing-library/react';
import { OtherSignInOptions } from '@/pages/uaa/login/components/OtherSignInOptions';
import { ApiError } from '@/utils/http/ApiError';
import { createFakeNetwork } from '../../../../support/fakes/fakeNetwork';
import { en } from '../../../../support/messages';
import { press, showPage } from '../../../../support/render/showPage';

const network = createFakeNetwork();

test('starts a sign-in by passkey, and shows why the last one failed', async () => {
  network.answer('findWithUserType', []);
  const passkey = {
    start: jest.fn(),
    running: false,
    error: new ApiError('refused', { subCode: 'PASSKEY_UNKNOWN', text: 'not here' }),
  };
  await showPage(<OtherSignInOptions userType="person" referer="/" last={null} passkey={passkey} />);
  expect(screen.getByRole('alert').textContent).toBe('not here');
  await press(en['login.passkey']);
  expect(passkey.start).toHaveBeenCalledTimes(1);
});
