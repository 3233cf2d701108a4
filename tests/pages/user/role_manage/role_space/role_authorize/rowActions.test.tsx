import { fireEvent, render, screen } from '@testing-library/react';
import { AuthorizationActions } from '@/pages/user/role_manage/role_space/role_authorize/components/authorizationParts';
import { HandlerActions } from '@/pages/user/role_manage/role_space/role_authorize/components/handlerParts';
import { toListQuery, toView } from '@/pages/user/role_manage/role_space/role_authorize/views';
import { makeAuthorization, makeHandler, makeSpace } from '../../../../../support/builders/company';
import { visits } from '../../../../../support/fakes/umi';
import { en } from '../../../../../support/messages';
import { getDescription } from '../../../../../support/render/formFields';

type HandlerRow = import('@/contract').HandlerRow;
type CompanyAuthorization = import('@/contract').CompanyAuthorization;

/** Visible texts of the buttons. */
const buttons = () =>
  [...document.querySelectorAll('.row-actions :is(button, a) [aria-hidden]')].map((one) => one.textContent);
/** Several handlers may have the same masked name: the account or the number identifies the row. */
const press = (name: string, row = '测*丙 w**k', role = 'button') =>
  fireEvent.click(screen.getByRole(role, { name: `${name}: ${row}` }));
const NUMBERED = '测*丙 SQ20260101000001';

const onAsk = jest.fn();
const dated = jest.fn();

function showHandler(given: Partial<HandlerRow>, isActing = true) {
  render(
    <HandlerActions
      row={makeHandler(given)}
      space={makeSpace({ isActing })}
      onAsk={onAsk}
      onChangeDates={dated}
    />,
  );
}

const showAuthorization = (given: Partial<CompanyAuthorization>, isActing = true) =>
  render(
    <AuthorizationActions row={makeAuthorization(given)} space={makeSpace({ isActing })} onAsk={onAsk} />,
  );

beforeEach(() => jest.clearAllMocks());

test('shows buttons to authorize an active handler, to change the dates, and to end the role', () => {
  showHandler({ actions: ['changeDates', 'end'] });
  expect(buttons()).toEqual([
    en['handlers.authorize'],
    en['handlers.handler.changeDates'],
    en['handlers.handler.end'],
  ]);
  press(en['handlers.authorize'], undefined, 'link');
  expect(visits.at(-1)).toContain('/add_authorize?handler=h-1');
  press(en['handlers.handler.changeDates']);
  expect(dated.mock.calls[0]?.[0]).toMatchObject({ id: 'h-1' });
  press(en['handlers.handler.end']);
  expect(onAsk.mock.calls[0]?.[0]).toMatchObject({ action: 'end' });
});

test.each([
  ['an invitation', { state: 'PENDING', actions: ['withdraw'] }, ['handlers.handler.withdraw']],
  [
    'an application',
    { state: 'PENDING', origin: 'APPLIED', actions: ['accept', 'reject'] },
    ['handlers.handler.accept', 'handlers.handler.reject'],
  ],
  ['an administrator', { capacity: 'ADMIN', actions: ['end'] }, ['handlers.handler.end']],
  ['an ended handler', { state: 'REVOKED', actions: [] }, []],
] as [string, Partial<HandlerRow>, (keyof typeof en)[]][])('shows the buttons of %s', (_, given, keys) => {
  showHandler(given);
  expect(buttons()).toEqual(keys.map((key) => en[key]));
});

test('disables the buttons, with a reason, if the user does not act for the company', () => {
  showHandler({ actions: ['end'] }, false);
  press(en['handlers.handler.end']);
  expect(onAsk).not.toHaveBeenCalled();
  expect(getDescription(screen.getAllByRole('button').at(-1) as HTMLElement)).toBe(
    en['subCode.ROLE_NOT_ACTING'],
  );
});

test('shows only the actions of the company for an authorization, and always the letter', () => {
  showAuthorization({ actions: ['accept', 'modify', 'withdrawChange', 'revoke', 'resign'] });
  expect(buttons()).toEqual([
    en['handlers.modify'],
    en['handlers.withdrawChange'],
    en['handlers.revoke'],
    en['handlers.letter'],
  ]);
  press(en['handlers.modify'], NUMBERED, 'link');
  expect(visits.at(-1)).toContain('/modify_authorize?id=a-1');
  press(en['handlers.revoke'], NUMBERED);
  expect(onAsk.mock.calls[0]?.[0]).toMatchObject({ action: 'revoke' });
});

test('reads the view from the address, and does not send it', () => {
  expect([toView('authorizations'), toView('constructor'), toView(undefined)]).toEqual([
    'authorizations',
    'handlers',
    'handlers',
  ]);
  expect(toListQuery({ pageNumber: 2, pageSize: 10, view: 'handlers', handlerId: 'h-1' })).toEqual({
    pageNumber: 2,
    pageSize: 10,
    handlerId: 'h-1',
  });
});
