import { fireEvent, render, screen } from '@testing-library/react';
import { CompanyActionButton } from '@/features/capacities/components/CompanyActionButton';
import { makeSpace } from '../../support/builders/company';

test('disables a forbidden action with the reason', () => {
  const onClick = jest.fn();
  render(
    <CompanyActionButton space={makeSpace({ isActing: false })} action="inviteHandler" onClick={onClick}>
      Invite
    </CompanyActionButton>,
  );
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
