import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Form, type FormInstance } from 'antd';
import type { VerificationField, VerificationOverview } from '@/contract';
import type { KnownChannel } from '@/domain/verificationChannels';
import { verificationChannels } from '@/domain/verificationChannels';
import { ChannelFields } from '@/pages/user/verification/channel/fields/ChannelFields';
import { en } from '../../../../../support/messages';

const OVERVIEW: VerificationOverview = {
  level: 1,
  name: '测*',
  idType: 'RESIDENT_ID',
  idNo: '1****************8',
  channels: [],
  application: null,
};

let form: FormInstance;

function TestForm({ channel, level }: { channel: KnownChannel; level: 1 | 2 }) {
  [form] = Form.useForm();
  const code = { scene: 'verify', destination: '+86 15400000001', send: jest.fn() } as const;
  return (
    <Form form={form} name="test">
      <Form.Item name="idNo" initialValue="" noStyle>
        <input aria-label="document" />
      </Form.Item>
      <ChannelFields channel={channel} overview={{ ...OVERVIEW, level }} code={code} />
    </Form>
  );
}

async function shows(name: KnownChannel['name'], level: 1 | 2 = 1) {
  const channel = verificationChannels.find((one) => one.name === name) as KnownChannel;
  render(<TestForm channel={channel} level={level} />);
  // The list of regions loads.
  await act(async () => undefined);
}

/** The fields that the form asks for, by the names under which it sends them. */
const asked = () => form.getFieldsError().map(({ name }) => String(name[0]));

const channels = verificationChannels.map(({ name, fields }) => [name, fields] as const);

test.each(channels)('%s: every field of the table is asked for', async (name, fields) => {
  await shows(name);
  await waitFor(() => expect(asked()).toEqual(expect.arrayContaining([...fields])));
  const besides = asked().filter(
    (field) => !(fields as readonly VerificationField[]).some((one) => one === field),
  );
  // A number goes with its region, a document may have no last day.
  expect(besides.filter((field) => !['idNo', 'region', 'endless', 'captcha'].includes(field))).toEqual([]);
});

test.each(channels.filter(([, fields]) => fields.length > 0))(
  '%s: nothing is sent empty, and each field says so itself',
  async (name, fields) => {
    await shows(name);
    await act(async () => {
      await form.validateFields().catch(() => undefined);
    });
    const silent = fields.filter((field) => form.getFieldError(field).length === 0);
    expect(silent).toEqual([]);
  },
);

test('from level 2 on, the number of a license is shown, not asked', async () => {
  await shows('driverLicenseVerify', 2);
  expect(asked()).not.toContain('licenceNo');
  expect(screen.getByText(OVERVIEW.idNo)).toBeTruthy();
});

describe('the number of a license', () => {
  const types = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  test('is filled in from the document, until somebody types another', async () => {
    await shows('driverLicenseVerify');
    types('document', '110101190001020028');
    await waitFor(() => expect(form.getFieldValue('licenceNo')).toBe('110101190001020028'));
    types(en['verification.field.licenceNo'], '123');
    types('document', '110101190001010014');
    await act(async () => {
      await form.validateFields().catch(() => undefined);
    });
    expect(form.getFieldValue('licenceNo')).toBe('123');
    expect(form.getFieldError('licenceNo')).toEqual([en['validation.licenseNo.format']]);
  });
});

test('a document without a last day is not asked for one', async () => {
  await shows('gonganVerify');
  expect(asked()).toContain('idTo');
  fireEvent.click(screen.getByLabelText(en['verification.field.idTo.endless']));
  await waitFor(() => expect(asked()).not.toContain('idTo'));
  await act(async () => {
    form.setFieldValue('idFrom', '2020-01-01');
    await form.validateFields();
  });
  expect(form.getFieldsValue()).toMatchObject({ idFrom: '2020-01-01', endless: true });
});

describe('the carrier', () => {
  test('is guessed from the number, until somebody chooses', async () => {
    await shows('telecomOperatorsVerify');
    await act(async () => form.setFieldValue('mobile', '186'));
    await waitFor(() => expect(form.getFieldValue('carrier')).toBe('CUCC'));
    expect(screen.getByText(en['verification.field.carrier.guessed'])).toBeTruthy();
    fireEvent.change(screen.getByLabelText(en['verification.field.carrier']), { target: { value: 'CBN' } });
    await act(async () => form.setFieldValue('mobile', '133'));
    expect(form.getFieldValue('carrier')).toBe('CBN');
    expect(screen.queryByText(en['verification.field.carrier.guessed'])).toBeNull();
  });
});
