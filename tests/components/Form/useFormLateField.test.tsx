import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { PortalForm } from '@/components/Form/PortalForm';
import { useForm } from '@/components/Form/useForm';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { ApiError } from '@/utils/http/ApiError';
import { en } from '../../support/messages';

const save = jest.fn();

/** A form that renders its captcha only after the server has required it. */
function TestForm() {
  const [hasCaptcha, setHasCaptcha] = useState(false);
  const { formProps, failure } = useForm({
    name: 'test',
    save,
    onSaved: () => undefined,
    onError: ({ subCode }) => void setHasCaptcha(subCode === 'CAPTCHA_REQUIRED'),
    errorFields: { CAPTCHA_REQUIRED: 'captcha' },
    firstField: 'name',
    unreachable: 'error.request',
  });
  return (
    <PortalForm {...formProps}>
      {['name', ...(hasCaptcha ? ['captcha'] : [])].map((name) => (
        <Form.Item key={name} name={name}>
          <Input aria-label={name} />
        </Form.Item>
      ))}
      <FailureAlert {...failure} />
      <button type="submit">send</button>
    </PortalForm>
  );
}

const submit = () => act(async () => fireEvent.click(screen.getByText('send')));

test('shows the error only at the field that the form adds after the refusal, and focuses it', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  save.mockRejectedValue(new ApiError('refused', { subCode: 'CAPTCHA_REQUIRED', text: 'a captcha, please' }));
  render(<TestForm />);
  await submit();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('captcha')));
  expect(await screen.findAllByText(en['subCode.CAPTCHA_REQUIRED'])).toHaveLength(1);
  expect(document.querySelector('.ant-alert')).toBeNull();
});
