import { fireEvent, screen } from '@testing-library/react';
import { Form } from 'antd';
import { IdentifyAccountForm } from '@/pages/uaa/resetPwd/components/IdentifyAccountForm';
import { createFakeNetwork } from '../../../../support/fakes/fakeNetwork';
import { en } from '../../../../support/messages';
import { showPage } from '../../../../support/render/showPage';

const network = createFakeNetwork();

function Page() {
  const [form] = Form.useForm();
  return <IdentifyAccountForm form={form} onStarted={() => undefined} />;
}

test.each([
  ['61234567', true],
  ['15400000001', false],
])('shows the region field for %s: %s', async (typed, asks) => {
  network.answer('captchaImage', 'data:image/svg+xml,picture');
  await showPage(<Page />);
  fireEvent.change(screen.getByLabelText(en['login.loginId.person']), { target: { value: typed } });
  expect(screen.queryByText(en['login.loginId.region']) !== null).toBe(asks);
});
