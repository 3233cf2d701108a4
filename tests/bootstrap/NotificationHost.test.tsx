import { act, fireEvent, render, screen } from '@testing-library/react';
import NotificationHost from '@/bootstrap/NotificationHost';
import { NOTICE_SECONDS, REQUEST_NOTICE_SECONDS, SECOND } from '@/constants';
import { showNotice, showRequestNotice } from '@/utils/notice';
import { PageAt } from '../support/render/pageAt';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const show = (description: string) => showNotice({ type: 'success', description });
const showRequest = (description: string) => showRequestNotice({ description });

const renderHost = () =>
  render(
    <PageAt>
      <NotificationHost />
    </PageAt>,
  );

test('shows the latest three notifications', () => {
  renderHost();
  act(() => ['first', 'second', 'third', 'fourth'].forEach(show));
  expect(screen.queryByText('first')).toBeNull();
  for (const text of ['second', 'third', 'fourth']) expect(screen.getByText(text)).not.toBeNull();
});

test.each([
  ['of the portal', show, NOTICE_SECONDS],
  ['of a request', showRequest, REQUEST_NOTICE_SECONDS],
])('closes the notifications %s by themselves after one is closed under the pointer', (_, open, seconds) => {
  renderHost();
  act(() => ['first', 'second', 'third'].forEach(open));
  const first = screen.getByText('first').closest('.ant-notification-notice-wrapper') as Element;
  fireEvent.mouseEnter(first);
  fireEvent.click(first.querySelector('[role="button"]') as Element);
  act(() => void jest.advanceTimersByTime(seconds * SECOND));
  expect(screen.queryByText(/first|second|third/)).toBeNull();
});
