import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { CompanyDetails } from '@/pages/user/role_manage/role_space/company_info';
import { makeSpace } from '../../../../../support/builders/company';
import {
  createFakeNetwork,
  httpError,
  refusal,
  settle,
  type unreachable,
} from '../../../../../support/fakes/fakeNetwork';
import { en } from '../../../../../support/messages';
import { press } from '../../../../../support/render/showPage';

type CompanyInfo = import('@/contract').CompanyInfo;
type Space = import('@/features/capacities/space').Space;

const network = createFakeNetwork();

const contact = {
  contactName: '测试联系人',
  contactMobile: '15400000021',
  contactEmail: 'office@example.com',
  postcode: '510000',
};
const company: CompanyInfo = {
  orgName: '测试一号有限公司',
  uscc: '91440000TTTTTTT16C',
  orgType: 'ENTERPRISE',
  legalRep: '测试丁',
  address: '测试路 1 号',
  regionCode: '440104',
  establishedOn: '2016-05-10',
  termFrom: '2016-05-10',
  termTo: null,
  registeredCapital: 500,
  businessScope: '软件开发。',
  authority: '测试市场监督管理局',
  registrationStatus: 'OPERATING',
  industryCode: 'I6513',
  syncedAt: '2026-01-01T00:00:00+08:00',
  contact,
  version: 'v1',
};

async function show(space: Space = makeSpace()) {
  const page = render(<CompanyDetails space={space} />);
  await settle();
  return page;
}
/** The last request to change the contact. */
const lastSent = () => network.sent('changeCompanyContact').at(-1);

const field = (key: 'contactName' | 'contactMobile' | 'contactEmail'): HTMLInputElement =>
  screen.getByLabelText(en[`company.${key}`]);
const type = (key: Parameters<typeof field>[0], value: string) =>
  fireEvent.change(field(key), { target: { value } });
const save = () => press(en['company.contact.save']);
/** Text of the cell below a label. */
function factOf(label: string) {
  const head = screen.getByText(label).closest('th');
  return head?.closest('tr')?.nextElementSibling?.children[head.cellIndex]?.textContent;
}

beforeEach(() => network.answer('company', company));

describe('the registry data', () => {
  test('is shown with formatted amounts and days, and is read-only', async () => {
    await show();
    expect(network.sent('company').map(({ params }) => params)).toEqual([{ id: 'r-1' }]);
    expect(factOf(en['company.registeredCapital'])).toBe('CN¥5,000,000');
    expect(factOf(en['company.term'])).toBe('From May 10, 2016, with no end date');
    expect(factOf(en['company.registrationStatus'])).toBe(en['company.status.OPERATING']);
    await settle();
    expect(factOf(en['company.region'])).toContain('广东省广州市越秀区');
    expect(screen.getAllByRole('textbox')).toHaveLength(4);
  });

  test('shows unknown values as missing', async () => {
    const unknown = { address: '', regionCode: '', termFrom: '', establishedOn: '', registeredCapital: 0 };
    network.answer('company', { ...company, ...unknown });
    await show();
    for (const key of ['address', 'region', 'term', 'establishedOn', 'registeredCapital'] as const)
      expect(factOf(en[`company.${key}`])).toBe(en['company.notGiven']);
  });
});

describe('the contact', () => {
  test('is sent normalized, with the version that was loaded', async () => {
    await show();
    network.answer('changeCompanyContact', {
      ...company,
      contact: { ...contact, contactName: '测试新人' },
      version: 'v2',
    });
    type('contactName', ' 测试新人 ');
    type('contactMobile', '154 0000 0021');
    await save();
    expect(lastSent()?.params).toEqual({ id: 'r-1' });
    expect(lastSent()?.body).toEqual({ ...contact, contactName: '测试新人', version: 'v1' });
    expect(network.notices).toEqual([
      { kind: 'general', type: 'success', title: en['company.contact.saved'] },
    ]);
    await save();
    expect(lastSent()?.body.version).toBe('v2');
  });

  test('is not sent with invalid fields, and the first of them has the focus', async () => {
    await show();
    type('contactMobile', '51234567');
    type('contactEmail', '');
    await save();
    expect(await screen.findByText(en['company.contactEmail.required'])).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('contactMobile')));
    expect(network.calls).toEqual(['company']);
  });

  const latest = {
    ...company,
    contact: { ...contact, contactName: '测试旁人', contactEmail: 'new@example.com' },
    version: 'v2',
  };

  /** Saves a change that the server refuses, because another administrator has changed the company to `next`. */
  async function causeConflict(next: CompanyInfo | typeof unreachable = latest) {
    network.answer('company', company, next);
    network.answer('changeCompanyContact', refusal('CHANGED_MEANWHILE'), latest);
    await show();
    type('contactName', '测试后来');
    type('contactMobile', '154 0000 0021');
    await save();
    return screen.getByRole('alert');
  }

  test('shows a change of another administrator, and replaces only what the user changed, on request', async () => {
    const conflict = await causeConflict();
    expect(conflict.textContent).toContain('测试旁人');
    expect(within(conflict).getByText(en['company.contactName'])).toBeTruthy();
    expect(within(conflict).queryByText(en['company.postcode'])).toBeNull();
    expect(field('contactName').value).toBe('测试后来');
    await press(en['form.conflict.keep']);
    await save();
    expect(lastSent()?.body).toEqual({ ...latest.contact, contactName: '测试后来', version: 'v2' });
  });

  test('shows a conflict at the button if the other change could not be loaded', async () => {
    const alert = await causeConflict(httpError(503));
    expect(alert.textContent).toBe(en['subCode.CHANGED_MEANWHILE']);
  });

  test('takes the values of the other change on request', async () => {
    await causeConflict();
    await press(en['form.conflict.take']);
    expect(field('contactName').value).toBe('测试旁人');
    await save();
    expect(lastSent()?.body).toEqual({ ...latest.contact, version: 'v2' });
  });

  test.each([
    [{ capacity: 'HANDLER' }, 'ROLE_MATTER'],
    [{ isActing: false }, 'ROLE_NOT_ACTING'],
  ] as const)('is read-only for a role with %p, and shows the reason %s', async (more, block) => {
    await show(makeSpace(more));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(factOf(en['company.contactEmail'])).toBe('office@example.com');
    expect(screen.queryByRole('button', { name: en['company.contact.save'] })).toBeNull();
    expect(screen.getAllByText(en[`subCode.${block}`]).length).toBeGreaterThan(0);
  });

  test('keeps the input, with the reason of a refusal, until the user discards it', async () => {
    const reload = jest.fn();
    await show(makeSpace({}, reload));
    expect(screen.queryByRole('button', { name: en['company.contact.discard'] })).toBeNull();
    type('contactName', '测试后来');
    network.answer('changeCompanyContact', httpError(403, { name: 'ROLE_MATTER' }));
    await save();
    expect(field('contactName').value).toBe('测试后来');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    const { textContent } = screen.getByRole('alert');
    expect(textContent).toContain(en['company.contact.unreachable']);
    expect(textContent).toContain(en['subCode.ROLE_MATTER']);
    expect(network.notices).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
    await press(en['company.contact.discard']);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(field('contactName').value).toBe('测试联系人');
    expect(document.activeElement?.textContent).toBe(en['company.contact']);
  });

  test('keeps only changed fields after the permission was lost, and reloads the role after they were saved', async () => {
    const reload = jest.fn();
    const loseRole = ({ rerender }: Awaited<ReturnType<typeof show>>) =>
      rerender(<CompanyDetails space={makeSpace({ isActing: false }, reload)} />);
    const page = await show(makeSpace({}, reload));
    type('contactName', '测试后来');
    loseRole(page);
    expect(screen.getAllByRole('textbox')).toHaveLength(4);
    expect(screen.getAllByText(en['subCode.ROLE_NOT_ACTING']).length).toBeGreaterThan(0);
    network.answer('changeCompanyContact', company);
    await save();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('textbox')).toBeNull();
    page.unmount();

    const unchanged = await show();
    type('contactName', '测试后来');
    type('contactName', contact.contactName);
    loseRole(unchanged);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

test.each([
  ['LEGAL_REP', '/uaa/appeal?reason=LEGAL_REP_CHANGED'],
  ['ADMIN', undefined],
  ['HANDLER', undefined],
] as const)(
  'offers to %s a transfer of the company, with an appeal as the alternative: %s',
  async (capacity, appeal) => {
    await show(makeSpace({ capacity }));
    expect(screen.queryByText(en['company.replace']) !== null).toBe(capacity === 'LEGAL_REP');
    const link = screen.queryByRole('link', { name: en['appeal.link'] });
    expect(link?.getAttribute('href')?.split('&')[0]).toBe(appeal);
  },
);
