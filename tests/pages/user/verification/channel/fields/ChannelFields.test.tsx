import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Form, type FormInstance } from 'antd';
import type { VerificationField } from '@/contract';
import type { KnownChannel } from '@/domain/verificationChannels';
import { verificationChannels } from '@/domain/verificationChannels';
import { ChannelFields } from '@/pages/user/verification/channel/fields/ChannelFields';
import { makeOverview } from '../../../../../support/builders/verification';
import { en } from '../../../../../support/messages';

let form: FormInstance;

function TestForm({ channel }: { channel: KnownChannel }) {
  [form] = Form.useForm();
  const code = { scene: 'verify', destination: '+86 15400000001', send: jest.fn() } as const;
  return (
    <Form form={form} name="test">
      <Form.Item name="idNo" initialValue="" noStyle>
        <input aria-label="document" />
      </Form.Item>
      <ChannelFields channel={channel} overview={makeOverview()} code={code} />
    </Form>
  );
}

async function showFields(name: KnownChannel['name']) {
  const channel = verificationChannels.find((known) => known.name === name) as KnownChannel;
  render(<TestForm channel={channel} />);
  // Waits until the list of regions has loaded.
  await act(async () => undefined);
}

const fieldNames = () => form.getFieldsError().map(({ name }) => String(name[0]));

const channels = verificationChannels.map(({ name, fields }) => [name, fields] as const);

test.each(channels)('renders exactly the fields of the channel %s', async (name, fields) => {
  await showFields(name);
  await waitFor(() => expect(fieldNames()).toEqual(expect.arrayContaining([...fields])));
  const others = fieldNames().filter(
    (field) => !(fields as readonly VerificationField[]).some((listed) => listed === field),
  );
  // A mobile number has a region, and a document may have no end date.
  expect(others.filter((field) => !['idNo', 'region', 'endless', 'captcha'].includes(field))).toEqual([]);
});

test.each(channels.filter(([, fields]) => fields.length > 0))(
  'shows an error at each empty field of %s',
  async (name, fields) => {
    await showFields(name);
    await act(async () => {
      await form.validateFields().catch(() => undefined);
    });
    const withoutError = fields.filter((field) => form.getFieldError(field).length === 0);
    expect(withoutError).toEqual([]);
  },
);

describe('the license number', () => {
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  test('is copied from the document number until the user types another', async () => {
    await showFields('driverLicenseVerify');
    type('document', '110101190001020028');
    await waitFor(() => expect(form.getFieldValue('licenceNo')).toBe('110101190001020028'));
    type(en['verification.field.licenceNo'], '123');
    type('document', '110101190001010014');
    await act(async () => {
      await form.validateFields().catch(() => undefined);
    });
    expect(form.getFieldValue('licenceNo')).toBe('123');
    expect(form.getFieldError('licenceNo')).toEqual([en['validation.licenseNo.format']]);
  });
});

test('removes the end date if the document has none', async () => {
  await showFields('gonganVerify');
  expect(fieldNames()).toContain('idTo');
  fireEvent.click(screen.getByLabelText(en['verification.field.idTo.endless']));
  await waitFor(() => expect(fieldNames()).not.toContain('idTo'));
  await act(async () => {
    form.setFieldValue('idFrom', '2020-01-01');
    await form.validateFields();
  });
  expect(form.getFieldsValue()).toMatchObject({ idFrom: '2020-01-01', endless: true });
});

test('guesses the carrier from the mobile number until the user selects one', async () => {
  await showFields('telecomOperatorsVerify');
  await act(async () => form.setFieldValue('mobile', '186'));
  await waitFor(() => expect(form.getFieldValue('carrier')).toBe('CUCC'));
  expect(screen.getByText(en['verification.field.carrier.guessed'])).toBeTruthy();
  fireEvent.change(screen.getByLabelText(en['verification.field.carrier']), { target: { value: 'CBN' } });
  await act(async () => form.setFieldValue('mobile', '133'));
  expect(form.getFieldValue('carrier')).toBe('CBN');
  expect(screen.queryByText(en['verification.field.carrier.guessed'])).toBeNull();
});
