import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { subCodes } from '@/contract/subCodes';
import { CompanyDetails } from '@/pages/user/role_manage/role_space/company_info/components/CompanyDetails';
import { makeSpace } from '../../../../../support/builders/company';
import {
  createFakeNetwork,
  httpError,
  refusal,
  settle,
  type unreachable,
} from '../../../../../support/fakes/fakeNetwork';
import { visits } from '../../../../../support/fakes/umi';
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
const types = (key: Parameters<typeof field>[0], value: string) =>
  fireEvent.change(field(key), { target: { value } });
const saves = () => press(en['company.contact.save']);
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

  test('is loaded again by a retry button after a failure', async () => {
    network.answer('company', httpError(503), company);
    await show();
    expect(screen.getByText(en['company.failed'])).toBeTruthy();
    await press(en['common.retry']);
    expect(field('contactName').value).toBe('测试联系人');
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
    types('contactName', ' 测试新人 ');
    types('contactMobile', '154 0000 0021');
    await saves();
    expect(lastSent()?.params).toEqual({ id: 'r-1' });
    expect(lastSent()?.body).toEqual({ ...contact, contactName: '测试新人', version: 'v1' });
    expect(network.notices).toEqual([
      { kind: 'general', type: 'success', title: en['company.contact.saved'] },
    ]);
    await saves();
    expect(lastSent()?.body.version).toBe('v2');
  });

  test('is not sent with invalid fields, and the first of them has the focus', async () => {
    await show();
    types('contactMobile', '51234567');
    types('contactEmail', '');
    await saves();
    expect(await screen.findByText(en['company.contactEmail.required'])).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('contactMobile')));
    expect(network.calls).toEqual(['company']);
  });

  test('shows a server error at its field', async () => {
    await show();
    network.answer('changeCompanyContact', httpError(422, { data: { contactEmail: subCodes.FIELD_FORMAT } }));
    await saves();
    expect(document.activeElement).toBe(field('contactEmail'));
    expect(field('contactEmail').getAttribute('aria-invalid')).toBe('true');
  });

  const latest = {
    ...company,
    contact: { ...contact, contactName: '测试旁人', contactEmail: 'new@example.com' },
    version: 'v2',
  };

  /** Saves a change that the server refuses, because another administrator has changed the company to `next`. */
  async function causesConflict(next: CompanyInfo | typeof unreachable = latest) {
    network.answer('company', company, next);
    network.answer('changeCompanyContact', refusal('CHANGED_MEANWHILE'), latest);
    await show();
    types('contactName', '测试后来');
    types('contactMobile', '154 0000 0021');
    await saves();
    return screen.getByRole('alert');
  }

  test('shows a change of another administrator, and replaces only what the user changed, on request', async () => {
    const conflict = await causesConflict();
    expect(conflict.textContent).toContain('测试旁人');
    expect(within(conflict).getByText(en['company.contactName'])).toBeTruthy();
    expect(within(conflict).queryByText(en['company.postcode'])).toBeNull();
    expect(field('contactName').value).toBe('测试后来');
    await press(en['form.conflict.keep']);
    await saves();
    expect(lastSent()?.body).toEqual({ ...latest.contact, contactName: '测试后来', version: 'v2' });
  });

  test('shows a conflict at the button if the other change could not be loaded', async () => {
    const alert = await causesConflict(httpError(503));
    expect(alert.textContent).toBe(en['subCode.CHANGED_MEANWHILE']);
  });

  test('takes the values of the other change on request', async () => {
    await causesConflict();
    await press(en['form.conflict.take']);
    expect(field('contactName').value).toBe('测试旁人');
    await saves();
    expect(lastSent()?.body).toEqual({ ...latest.contact, version: 'v2' });
  });

  test.each([
    [{ capacity: 'HANDLER' }, 'ROLE_MATTER'],
    [{ isActing: false }, 'ROLE_NOT_ACTING'],
    [{ state: 'SUSPENDED' }, 'ROLE_SUSPENDED'],
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
    types('contactName', '测试后来');
    network.answer('changeCompanyContact', httpError(403, { name: 'ROLE_MATTER' }));
    await saves();
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

  test.each([
    ['测试后来', 4],
    [contact.contactName, 0],
  ])(
    'removes unchanged fields after the permission was lost: with the name %s, %i fields are left',
    async (typed, left) => {
      const { rerender } = await show(makeSpace({ capacity: 'HANDLER', matters: ['COMPANY_INFO'] }));
      types('contactName', '测试');
      types('contactName', typed);
      rerender(<CompanyDetails space={makeSpace({ capacity: 'HANDLER', matters: [] })} />);
      expect(screen.queryAllByRole('textbox')).toHaveLength(left);
      expect(screen.getAllByText(en['subCode.ROLE_MATTER']).length).toBeGreaterThan(0);
    },
  );

  test('reloads the role after a change was saved in spite of a lost permission', async () => {
    const reload = jest.fn();
    const { rerender } = await show(makeSpace({}, reload));
    types('contactName', '测试后来');
    rerender(<CompanyDetails space={makeSpace({ isActing: false }, reload)} />);
    network.answer('changeCompanyContact', company);
    await saves();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('the transfer of the company to another legal representative', () => {
  const open = en['company.replace.open'];

  async function names(loginId: string, name: string) {
    await press(open);
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText(en['authorizations.form.loginId']), {
      target: { value: loginId },
    });
    fireEvent.change(within(dialog).getByLabelText(en['authorizations.form.name']), {
      target: { value: name },
    });
    await press(en['company.replace.submit']);
    return dialog;
  }

  test.each(['ADMIN', 'HANDLER'] as const)('is not offered to %s', async (capacity) => {
    await show(makeSpace({ capacity }));
    expect(screen.queryByText(en['company.replace'])).toBeNull();
  });

  test('links to an appeal as the alternative', async () => {
    await show();
    const link = screen.getByRole('link', { name: en['appeal.link'] });
    expect(link.getAttribute('href')).toContain('reason=LEGAL_REP_CHANGED');
  });

  test('sends the successor, and opens the page of the handlers', async () => {
    await show();
    network.answer('replaceLegalRep', null);
    await names('+86 154 0000 0001', '测试甲');
    expect(network.sent('replaceLegalRep')).toMatchObject([{ params: { id: 'r-1' } }]);
    expect(network.bodies('replaceLegalRep')).toEqual([{ loginId: '15400000001', name: '测试甲' }]);
    expect(visits).toEqual(['push /user/role_manage/r-1/role_space/role_authorize']);
  });

  test('shows the reason of a refusal', async () => {
    await show();
    network.answer('replaceLegalRep', refusal('SUCCESSOR_UNCONFIRMED'));
    const dialog = await names('demo', '测试甲');
    expect(within(dialog).getByRole('alert').textContent).toBe(en['subCode.SUCCESSOR_UNCONFIRMED']);
    expect(visits).toEqual([]);
  });
});
