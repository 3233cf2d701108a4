import { fireEvent, render, screen } from '@testing-library/react';
import { useDrawerSentinels } from '@/layouts/useDrawerSentinels';

function Page() {
  useDrawerSentinels();
  return (
    <>
      <div className="ant-drawer" role="dialog" aria-label="drawer" tabIndex={-1}>
        <div data-testid="start" data-sentinel="start" tabIndex={-1} />
        <button type="button">first</button>
        <button type="button" disabled>
          closed
        </button>
        <button type="button">last</button>
        <button type="button" tabIndex={-1}>
          not a tab stop
        </button>
        <div data-testid="end" data-sentinel="end" tabIndex={-1} />
      </div>
      <button type="button">outside</button>
    </>
  );
}

test.each([
  ['forward from the drawer itself to the first control', 'dialog', 'start', 'first'],
  ['backward from the first control to the last', 'first', 'start', 'last'],
  ['forward from the last control to the first', 'last', 'end', 'first'],
])('moves the focus %s', (_, from, sentinel, to) => {
  render(<Page />);
  const origin = from === 'dialog' ? screen.getByRole('dialog') : screen.getByText(from);
  origin.focus();
  screen.getByTestId(sentinel).focus();
  expect(document.activeElement?.textContent).toBe(to);
});

test('leaves the focus on other elements', () => {
  render(<Page />);
  screen.getByText('outside').focus();
  fireEvent.focusIn(screen.getByText('outside'));
  expect(document.activeElement?.textContent).toBe('outside');
});
