import { fireEvent, render, screen } from '@testing-library/react';
import { Form } from 'antd';
import { IdentifyAccountForm } from '@/pages/uaa/resetPwd/components/IdentifyAccountForm';
import { en } from '../../../../support/messages';

jest.mock('@/components/Field/CaptchaField', () => ({ CaptchaField: () => null }));

function Page() {
  const [form] = Form.useForm();
  return <IdentifyAccountForm form={form} onStarted={() => undefined} />;
}

test.each([
  ['61234567', true],
  ['+852 61234567', false],
  ['15400000001', false],
])('shows the region field for %s: %s', (typed, asks) => {
  render(<Page />);
  fireEvent.change(screen.getByLabelText(en['login.loginId.person']), { target: { value: typed } });
  expect(screen.queryByText(en['login.loginId.region']) !== null).toBe(asks);
});
