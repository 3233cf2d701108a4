import { fireEvent, render, screen } from '@testing-library/react';
import { CompanyActionButton } from '@/features/capacities/components/CompanyActionButton';
import { makeSpace } from '../../support/company';

type RoleDetail = import('@/contract').RoleDetail;

function show(given: Partial<RoleDetail>) {
  const onClick = jest.fn();
  render(
    <CompanyActionButton space={makeSpace(given)} action="inviteHandler" onClick={onClick}>
      Invite
    </CompanyActionButton>,
  );
  return onClick;
}

test('enables an allowed action', () => {
  const onClick = show({});
  fireEvent.click(screen.getByRole('button', { name: 'Invite' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('disables a forbidden action with the reason', () => {
  const onClick = show({ isActing: false });
  const button = screen.getByRole('button', { name: 'Invite' });
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('Switch to acting for this organization first.');
});

test.each([
  ['2026-05-10', null],
  ['2026-05-11', 'ROLE_ENDED'],
])('blocks a role that starts later than noon of 2026-05-10 in China: %s', (start, block) => {
  jest.useFakeTimers({ now: Date.parse('2026-05-10T12:00:00+08:00') });
  expect(makeSpace({ start }).check('viewCompany')).toBe(block);
  jest.useRealTimers();
});
