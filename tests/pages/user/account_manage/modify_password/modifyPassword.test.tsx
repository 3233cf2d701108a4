import { screen } from '@testing-library/react';
import { getPasswordPathAfterDisown } from '@/features/accountSecurity/disownReason';
import ModifyPasswordPage from '@/pages/user/account_manage/modify_password';
import { createFakeNetwork } from '../../../../support/fakeNetwork';
import { field } from '../../../../support/formFields';
import { en } from '../../../../support/messages';
import { showToUser } from '../../../../support/showPage';
import { makeSecurity } from '../../../../support/users';

const network = createFakeNetwork();

test.each([
  [true, 'behavior.disowned.ended'],
  [false, 'behavior.disowned.noted'],
] as const)(
  'explains after a reported activity, whose session was ended: %s, why to change the password',
  async (ended, messageId) => {
    network.answer('security', makeSecurity({ passwordAt: new Date().toISOString() }));
    const path = getPasswordPathAfterDisown(ended);
    await showToUser(<ModifyPasswordPage />, { path });
    expect(screen.queryByText(en[messageId])).not.toBeNull();
    expect(field('newPwd')).not.toBeNull();
  },
);
