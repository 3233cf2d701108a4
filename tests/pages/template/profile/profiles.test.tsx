import { fireEvent, screen } from '@testing-library/react';
import AdvancedProfilePage from '@/pages/template/profile/advanced';
import BasicProfilePage from '@/pages/template/profile/basic';
import { sumAmounts } from '@/pages/template/profile/components/ItemsCard';
import { createFakeNetwork, httpError, refusal } from '../../../support/fakes/fakeNetwork';
import { en } from '../../../support/messages';
import '../../../support/fakes/screenWidth';
import { visits } from '../../../support/fakes/umi';
import { press, showPage } from '../../../support/render/showPage';

type Order = import('@/contract').Order;
type Refund = import('@/contract').Refund;

const network = createFakeNetwork();
const AT = '2026-01-01T00:00:00.000Z';
const item = (id: string, hundredths: number, quantity: number) => ({
  id,
  name: id,
  barcode: '1',
  price: { hundredths, currency: 'CNY' },
  quantity,
});
const customer = { name: '测*丁', mobile: '154****0088', address: 'Shanghai****' };
const refund: Refund = {
  id: 'sample',
  number: '1000000000',
  state: 'COLLECTED',
  order: '1234',
  requestedAt: AT,
  customer: { ...customer, courier: 'Courier', note: '' },
  items: [item('a', 10, 3), item('b', 125_850, 2)],
  progress: [
    { id: 'p1', step: 'REQUEST', done: true, at: AT, clerk: '100200', minutes: 5 },
    { id: 'p2', step: 'COLLECT', done: false, at: AT, clerk: '100201', minutes: null },
  ],
};
const order: Order = {
  id: 'sample',
  version: 'first',
  number: '2342',
  state: 'PENDING',
  amount: { hundredths: 100, currency: 'CNY' },
  product: 'Plan',
  contract: 'HT-1',
  createdBy: '测*乙',
  createdAt: AT,
  from: '2026-01-01',
  to: '2026-03-01',
  customer: { ...customer, idNo: '110101********0014' },
  lines: [item('a', 100, 1)],
  steps: [
    { step: 'CREATE', by: '测*乙', at: AT, done: true },
    { step: 'DEPARTMENT', by: null, at: AT, done: false },
    { step: 'FINANCE', by: null, at: null, done: false },
    { step: 'FINISH', by: null, at: null, done: false },
  ],
  logs: [
    { id: 'l1', kind: 'approval', act: 'CREATE', by: '测*乙', success: true, at: AT },
    { id: 'l2', kind: 'change', act: 'CHANGE_AMOUNT', by: '测*乙', success: false, at: AT },
  ],
  actions: ['approve', 'reject'],
};

beforeEach(() => {
  network.answer('refund', refund);
  network.answer('order', order);
});

const show = (page: JSX.Element, search = '') => showPage(page, { path: `/template/profile?${search}` });
const pressIn = (name: string, selector: string) => {
  const buttons = [...document.querySelectorAll<HTMLElement>(`${selector} button`)];
  return press(buttons.find(({ textContent }) => textContent === name) as HTMLElement);
};
const textOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('the basic profile', () => {
  test('sums the prices of the goods without rounding errors', async () => {
    await show(<BasicProfilePage />);
    expect(network.sent('refund')).toMatchObject([{ params: { id: 'sample' } }]);
    expect(textOf('tfoot tr')).toEqual(['Total5CN¥2,517.30']);
    expect(textOf('.static-table tbody tr').slice(0, 2)).toEqual([
      'aa1CN¥0.103CN¥0.30',
      'bb1CN¥1,258.502CN¥2,517.00',
    ]);
    expect(sumAmounts([])).toEqual({ currency: 'CNY', hundredths: 0 });
  });

  test('shows the progress with the latest step first, and the duration of each step', async () => {
    await show(<BasicProfilePage />);
    const rows = textOf('.static-table tbody tr').slice(2);
    expect(rows.map((row) => row?.includes('5 minutes'))).toEqual([false, true]);
    expect(rows[0]).toContain(en['template.refund.underWay']);
  });
});

describe('the advanced profile', () => {
  test.each([
    ['', 'approval', 'Created the order'],
    ['log=change&id=sample', 'change', 'Changed the amount'],
    ['log=nothing', 'approval', 'Created the order'],
  ])('shows for the query %j the logs of kind %s', async (search, kind, act_) => {
    await show(<AdvancedProfilePage />, search);
    const current = document.querySelector('.view-tabs [aria-current]');
    expect(current?.textContent).toBe(en[`template.order.logs.${kind as 'change'}`]);
    expect(textOf('.order-logs tbody td:first-child')).toEqual([act_]);
    const others = [...document.querySelectorAll('.view-tabs a')].map((link) => link.getAttribute('href'));
    expect(others.every((href) => href?.includes('id=') === search.includes('id='))).toBe(true);
  });

  test('approves a step after confirmation, with the version on screen', async () => {
    network.answer('moveOrder', { ...order, state: 'APPROVED', actions: [] });
    await show(<AdvancedProfilePage />);
    await pressIn('Approve', '.page-header');
    expect(network.sent('moveOrder')).toEqual([]);
    await pressIn('Approve', '.ant-modal');
    expect(network.sent('moveOrder')).toMatchObject([
      { params: { id: 'sample' }, body: { action: 'approve', version: 'first' } },
    ]);
    expect(textOf('.order-header dd')[0]).toBe(en['template.order.state.APPROVED']);
    expect(document.querySelector('.page-header button')).toBeNull();
  });

  test('reloads an order that was changed meanwhile and shows a message', async () => {
    network.answer('moveOrder', refusal('CHANGED_MEANWHILE'));
    await show(<AdvancedProfilePage />);
    await pressIn('Reject', '.page-header');
    await pressIn('Reject', '.ant-modal');
    expect(textOf('.profile > [role="alert"]')).toEqual([en['template.order.outdated']]);
    expect(network.sent('order')).toHaveLength(2);
  });
});

test.each([
  ['refund', <BasicProfilePage key="basic" />, 'basic'],
  ['order', <AdvancedProfilePage key="advanced" />, 'advanced'],
] as const)('links to the sample if the id of the %s is unknown', async (name, page, path) => {
  network.answer(name, httpError(404));
  await show(page, 'id=other');
  expect(network.sent(name)).toMatchObject([{ params: { id: 'other' } }]);
  fireEvent.click(screen.getByText(en['template.profile.sample']));
  expect(visits).toEqual([`push /template/profile/${path}`]);
});
