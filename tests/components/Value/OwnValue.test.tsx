import { act, fireEvent, render, screen } from '@testing-library/react';
import '@/features/stepUp/StepUpDialog';
import { OwnValue } from '@/components/Value/OwnValue';
import { REVEAL_LIFETIME, SECOND } from '@/constants';
import { StepUpHost } from '@/features/stepUp/StepUpHost';
import { makeUser } from '../../support/builders/users';
import { createFakeNetwork, httpError, settle } from '../../support/fakes/fakeNetwork';
import { en } from '../../support/messages';
import { PageAt } from '../../support/render/pageAt';

const FULL = '110101190001010014';
const MASKED = '110101********0014';

const network = createFakeNetwork();
const writeText = jest.fn();
const button = (name: string) => screen.getByRole('button', { name });
const show = () => button('Show ID number');
const words = () => document.querySelector('.revealable-value')?.textContent;
const status = () => document.querySelector('.reveal-controls + [role="status"]')?.textContent;
async function press(pressed: HTMLElement) {
  act(() => pressed.focus());
  fireEvent.click(pressed);
  await settle();
}
const page = (masked = MASKED) => (
  <PageAt state={{ userInfo: makeUser() }}>
    <OwnValue field="idNo" masked={masked} />
    <StepUpHost />
  </PageAt>
);

beforeEach(() => {
  jest.useFakeTimers();
  network.answer('ownValue', { value: FULL });
  writeText.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});
afterEach(() => jest.useRealTimers());

async function revealed() {
  const shown = render(page());
  await press(show());
  return shown;
}

test('shows and announces the full value, copies it, and hides it on request', async () => {
  await revealed();
  expect(network.bodies('ownValue')).toEqual([{ field: 'idNo' }]);
  expect(words()).toBe(FULL);
  expect(status()).toBe('ID number is shown and will be hidden in 60 seconds');
  await press(button('Copy ID number'));
  expect(writeText.mock.calls).toEqual([[FULL]]);
  expect(screen.getByText(en['common.copied'])).toBeTruthy();
  await press(button('Hide ID number'));
  expect(words()).toBe(MASKED);
  expect(status()).toBe('ID number is hidden');
  expect(document.body.innerHTML).not.toContain(FULL);
});

test('shows an error if the browser cannot copy', async () => {
  writeText.mockRejectedValueOnce(new Error('not allowed'));
  await revealed();
  await press(button('Copy ID number'));
  expect(screen.getByText(en['common.copyFailed']).className).not.toContain('visually-hidden');
});

test('hides the value after a minute, and moves the focus from the removed button to the reveal button', async () => {
  await revealed();
  button('Copy ID number').focus();
  act(() => void jest.advanceTimersByTime(REVEAL_LIFETIME - SECOND));
  expect(words()).toBe(FULL);
  act(() => void jest.advanceTimersByTime(SECOND));
  expect(words()).toBe(MASKED);
  expect(document.activeElement).toBe(show());
});

test('hides the value on return to the page only if its lifetime has ended', async () => {
  await revealed();
  const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  comeBack();
  expect(words()).toBe(FULL);
  jest.setSystemTime(Date.now() + REVEAL_LIFETIME);
  comeBack();
  expect(words()).toBe(MASKED);
});

test('hides the value when the page is left or unmounted, and never stores it', async () => {
  const store = jest.spyOn(Storage.prototype, 'setItem');
  const { unmount } = await revealed();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(words()).toBe(MASKED);
  await press(show());
  unmount();
  const { container } = render(page());
  expect(container.textContent).toBe(MASKED);
  expect(store).not.toHaveBeenCalled();
});

test('hides the full value when the masked value changes', async () => {
  const { rerender } = await revealed();
  rerender(page('110105********002X'));
  expect(words()).toBe('110105********002X');
});

test('focuses the reveal button, without an error, if the user cancels the step-up', async () => {
  jest.useRealTimers();
  network.answer('ownValue', httpError(428, { data: { methods: ['password'] } }));
  render(page());
  await press(show());
  fireEvent.click(await screen.findByText(en['form.cancel']));
  await settle();
  expect(show().getAttribute('aria-busy')).toBe('false');
  expect(document.activeElement).toBe(show());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(words()).toBe(MASKED);
});
