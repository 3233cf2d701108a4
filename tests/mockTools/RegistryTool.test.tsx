import { fireEvent, render, screen, within } from '@testing-library/react';
import messages from '@/mockTools/locales/en-US';
import RegistryTool from '@/mockTools/RegistryTool';
import { settle } from '../support/fakes/fakeNetwork';
import { en } from '../support/messages';

type RegistryAction = import('@/mockTools/api').RegistryAction;

// The endpoints of the tools are outside the contract, and only allowed in a build with the tools.
Object.assign(globalThis, { MOCK_TOOLS: true });
/** The data of GET /mock/registry; undefined without a response. */
let records: object | undefined;
/** The bodies of POST /mock/act. */
const orders: unknown[] = [];
let isActing = true;

globalThis.fetch = async (address, init) => {
  const isOrder = String(address).startsWith('/mock/act');
  if (isOrder) orders.push(JSON.parse(String(init?.body)));
  const isServed = isOrder ? isActing : records;
  const data = isOrder ? null : records;
  const text = JSON.stringify({ code: 20000, data, subCode: null, subMsg: null });
  return {
    ok: isServed,
    status: isServed ? 200 : 503,
    headers: new Headers(),
    text: async () => text,
  } as never;
};

const NAME = 'TEST PERSON';
const CARD = '6228480000000000017';

function answers(channel: string, fields: object | null, action: RegistryAction = 'up') {
  records = {
    name: NAME,
    idNo: 'TEST00001',
    records: [
      { channel: 'driverLicenseVerify', fields: { fileNo: '440100000009' }, action: 'down' },
      { channel, fields, action },
    ],
  };
}

async function show(channel: `${string}Verify`) {
  render(<RegistryTool channel={channel} />);
  await settle();
}
async function press(role: 'button' | 'radio', name: string) {
  fireEvent.click(screen.getByRole(role, { name }));
  await settle();
}
const copyName = (text: string) => messages['copy.action'].replace('{text}', text);
const labels = () => screen.getAllByRole('term').map(({ textContent }) => textContent);
const chosen = () =>
  within(screen.getByRole('group', { name: messages['registry.behavior'] }))
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map((radio) => radio.closest('label')?.textContent);

beforeEach(() => {
  records = undefined;
  orders.length = 0;
  isActing = true;
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
});

test('shows the fields in the order of the form, each with a copy button', async () => {
  const written = jest.fn();
  Object.assign(navigator, { clipboard: { writeText: written } });
  answers('bankCardVerify', { mobile: '15400000209', bankCardNo: CARD });
  await show('bankCardVerify');
  expect(labels()).toEqual([
    en['identity.name'],
    en['identity.idNo'],
    en['bankCard.number'],
    en['verification.field.reservedMobile'],
  ]);
  expect(screen.queryByText('440100000009')).toBeNull();
  for (const text of [NAME, CARD]) {
    await press('button', copyName(text));
    expect(written).toHaveBeenLastCalledWith(text);
  }
});

test('shows a choice by its name, without a button to copy it', async () => {
  answers('telecomOperatorsVerify', { mobile: '15400000209', carrier: 'CMCC' });
  await show('telecomOperatorsVerify');
  expect(screen.getByText(en['verification.carrier.CMCC'])).toBeTruthy();
  expect(screen.queryByRole('button', { name: copyName('CMCC') })).toBeNull();
  expect(screen.getByRole('button', { name: copyName('15400000209') })).toBeTruthy();
});

test('shows the name of a city', async () => {
  answers('providentFundVerify', { city: '440100', fundAccount: 'GJJ00000009' });
  await show('providentFundVerify');
  expect(await screen.findByText(/广东省广州市/)).toBeTruthy();
  expect(screen.queryByText('440100')).toBeNull();
});

test('says that the payment app opens its own page, and shows no subject', async () => {
  answers('alipayVerify', { subject: 'newcomer' });
  await show('alipayVerify');
  expect(screen.getByText(messages['registry.leaves'])).toBeTruthy();
  expect(labels()).toEqual([en['identity.name'], en['identity.idNo']]);
});

test('reports a missing record, and can still set the registry', async () => {
  answers('bankCardVerify', null, 'slow');
  await show('bankCardVerify');
  expect(screen.getByText(messages['registry.none'])).toBeTruthy();
  expect(screen.queryAllByRole('term')).toEqual([]);
  expect(chosen()).toEqual([messages['registry.slow']]);
});

test('sets the behavior of the channel, and marks it', async () => {
  answers('bankCardVerify', { bankCardNo: CARD });
  await show('bankCardVerify');
  expect(chosen()).toEqual([messages['registry.up']]);
  answers('bankCardVerify', { bankCardNo: CARD }, 'down');
  await press('radio', messages['registry.down']);
  expect(orders).toEqual([{ as: 'registry', channel: 'bankCardVerify', action: 'down' }]);
  expect(chosen()).toEqual([messages['registry.down']]);
});

test('reports a failed change, and keeps the mark', async () => {
  answers('bankCardVerify', { bankCardNo: CARD });
  isActing = false;
  await show('bankCardVerify');
  await press('radio', messages['registry.fail']);
  expect(screen.getByRole('alert').textContent).toBe(messages['act.failed']);
  expect(chosen()).toEqual([messages['registry.up']]);
});

test('reports that the mock portal does not respond, and retries', async () => {
  await show('bankCardVerify');
  expect(screen.getByText(messages['tools.failed'])).toBeTruthy();
  answers('bankCardVerify', { bankCardNo: CARD });
  await press('button', en['common.retry']);
  expect(screen.queryByText(messages['tools.failed'])).toBeNull();
  expect(screen.getByText(CARD)).toBeTruthy();
});
