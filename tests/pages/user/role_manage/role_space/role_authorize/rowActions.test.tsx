import { fireEvent, render, screen } from '@testing-library/react';
import { AuthorizationActions } from '@/pages/user/role_manage/role_space/role_authorize/components/AuthorizationActions';
import { HandlerActions } from '@/pages/user/role_manage/role_space/role_authorize/components/HandlerActions';
import { toListQuery, toView } from '@/pages/user/role_manage/role_space/role_authorize/views';
import { makeAuthorization, makeHandler, makeSpace } from '../../../../../support/company';
import { en } from '../../../../../support/messages';
import { visits } from '../../../../../support/umi';

type HandlerRow = import('@/contract').HandlerRow;
type CompanyAuthorization = import('@/contract').CompanyAuthorization;

/** The buttons, by what they are called where they are seen. */
const buttons = () =>
  [...document.querySelectorAll('.row-actions :is(button, a) [aria-hidden]')].map((one) => one.textContent);
/** A masked name fits several people: the account, or the number, tells the rows apart. */
const press = (words: string, row = '测*丙 w**k', role = 'button') =>
  fireEvent.click(screen.getByRole(role, { name: `${words}: ${row}` }));
const NUMBERED = '测*丙 SQ20260101000001';

const asked = jest.fn();
const dated = jest.fn();

function showHandler(given: Partial<HandlerRow>, isActing = true) {
  render(
    <HandlerActions
      row={makeHandler(given)}
      space={makeSpace({ isActing })}
      onAsk={asked}
      onChangeDates={dated}
    />,
  );
}

const showAuthorization = (given: Partial<CompanyAuthorization>, isActing = true) =>
  render(
    <AuthorizationActions row={makeAuthorization(given)} space={makeSpace({ isActing })} onAsk={asked} />,
  );

beforeEach(() => jest.clearAllMocks());

test('an active handler can be authorized, given other dates, and ended', () => {
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
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ action: 'end' });
});

test.each([
  ['an invitation', { state: 'PENDING', actions: ['withdraw'] }, ['handlers.handler.withdraw']],
  [
    'an application',
    { state: 'PENDING', origin: 'APPLIED', actions: ['accept', 'reject'] },
    ['handlers.handler.accept', 'handlers.handler.reject'],
  ],
  ['an administrator', { capacity: 'ADMIN', actions: ['end'] }, ['handlers.handler.end']],
  ['whoever has ended', { state: 'REVOKED', actions: [] }, []],
] as [string, Partial<HandlerRow>, (keyof typeof en)[]][])('%s has its own buttons', (_, given, keys) => {
  showHandler(given);
  expect(buttons()).toEqual(keys.map((key) => en[key]));
});

test('who acts as somebody else presses without effect, and hears why', () => {
  showHandler({ actions: ['end'] }, false);
  press(en['handlers.handler.end']);
  expect(asked).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain(en['subCode.ROLE_NOT_ACTING']);
});

test('of an authorization the company sees its own actions, and the letter always', () => {
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
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ action: 'revoke' });
});

test('whose account is deleted is named in words', () => {
  showAuthorization({ handlerName: '', actions: ['revoke'] });
  press(en['handlers.revoke'], `${en['authorizations.party.gone']} SQ20260101000001`);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('an address names the list and its filters; what else it carries is not asked for', () => {
  expect([toView('authorizations'), toView('constructor'), toView(undefined)]).toEqual([
    'authorizations',
    'handlers',
    'handlers',
  ]);
  expect(
    toListQuery({ pageNumber: 2, pageSize: 10, view: 'handlers', state: 'NONE', handlerId: 'h-1' }),
  ).toEqual({
    pageNumber: 2,
    pageSize: 10,
    handlerId: 'h-1',
  });
});
