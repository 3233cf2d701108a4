import { act, fireEvent, render, screen } from '@testing-library/react';
import { Form, Input } from 'antd';
import { CodeField } from '@/components/Field/CodeField';
import { CODE_LIFETIME, CODE_RESEND, SECOND } from '@/constants';
import { subCodes } from '@/contract/subCodes';
import { errorFromEnvelope, errorFromException } from '@/utils/http/ApiError';
import { HttpError } from '@/utils/http/httpErrors';
import { recordServerTime } from '@/utils/serverClock';
import { getCodeId, recordCodeRefusal } from '@/utils/storage/codeStore';
import { makeSentCode } from '../../support/builders/sentCode';
import { createFakeNetwork, settle } from '../../support/fakes/fakeNetwork';
import { en } from '../../support/messages';
import { PageAt } from '../../support/render/pageAt';

const network = createFakeNetwork();

const DESTINATION = '+86 15400000009';
const ID = getCodeId('login', DESTINATION);

const send = jest.fn();
const submitted = jest.fn();

/** Makes the server refuse the next send. */
const refuseOnce = (subCode: string, data: unknown = null) =>
  send.mockImplementationOnce(async () => {
    throw errorFromEnvelope({ subCode, subMsg: 'refused', data });
  });

const page = (destination = DESTINATION, formBusy = false) => (
  <PageAt state={{ hasDomainFailed: true }}>
    <Form onFinish={submitted} initialValues={{ mobile: destination }}>
      <Form.Item name="mobile" rules={[{ required: true, message: 'no number' }]}>
        <Input aria-label="mobile" />
      </Form.Item>
      <CodeField scene="login" destination={destination} needs={['mobile']} formBusy={formBusy} send={send} />
      <button type="submit">submit</button>
    </Form>
  </PageAt>
);
const show = (destination?: string) => render(page(destination));

async function advance(ms: number) {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  await settle();
}
/** Found by class: a query by role makes jsdom compute every style of the page. */
const sendButton = () => document.querySelector('.code-send') as HTMLElement;
const press = async (button: HTMLElement) => {
  fireEvent.click(button);
  await advance(20);
};
const isInvalid = (input: HTMLElement) => input.getAttribute('aria-invalid') === 'true';
const field = () => screen.getByLabelText<HTMLInputElement>(en['code.label.sms']);
const status = () => document.querySelector('.code-status')?.textContent ?? '';

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-03-01T08:00:00Z') });
  jest.clearAllMocks();
  send.mockImplementation(async () => makeSentCode());
  network.answer('captchaImage', 'data:image/svg+xml,picture');
  network.answer('checkCaptcha', true);
});
afterEach(() => jest.useRealTimers());

test('has one numeric input without a maximum length, with autofill for one-time codes', () => {
  show();
  const attributes = ['type', 'inputmode', 'autocomplete', 'maxlength'];
  expect(attributes.map((name) => field().getAttribute(name))).toEqual([
    'text',
    'numeric',
    'one-time-code',
    null,
  ]);
});

test('shows the destination and the end of the code, with the time zone, and counts down the seconds until the next send', async () => {
  show();
  await press(sendButton());
  expect(send).toHaveBeenCalledTimes(1);
  expect(status()).toContain('+86 154****0009');
  expect(status().replace(/\s/g, ' ')).toContain('until 4:05 PM (GMT+8).');
  expect(sendButton().textContent).toContain('60 s');
  expect(document.activeElement).toBe(field());
  await advance(20 * SECOND);
  expect(sendButton().textContent).toContain('40 s');
  await press(sendButton());
  expect(send).toHaveBeenCalledTimes(1);
  expect(screen.getByText(en['code.wait'].replace('{seconds}', '40'))).toBeTruthy();
  await advance(40 * SECOND);
  await press(sendButton());
  expect(send).toHaveBeenCalledTimes(2);
});

test('announces phases, not every second', async () => {
  show();
  await press(sendButton());
  const announced = new Set<string>();
  for (let second = 0; second <= CODE_LIFETIME / SECOND; second += 1) {
    announced.add(status());
    await advance(SECOND);
  }
  expect([...announced]).toEqual([
    expect.stringContaining('154****0009'),
    expect.stringContaining(en['code.ready']),
    en['code.expired'],
  ]);
});

test('sends no code before the required fields are valid', async () => {
  show('');
  await press(sendButton());
  expect(send).not.toHaveBeenCalled();
  expect(isInvalid(screen.getByLabelText('mobile'))).toBe(true);
  expect(document.activeElement).toBe(screen.getByLabelText('mobile'));
});

test('continues the countdown of the previous code if the server refuses a send as too soon', async () => {
  recordServerTime(new Date().toUTCString());
  refuseOnce(subCodes.CODE_TOO_SOON, makeSentCode(45 * SECOND));
  show();
  await press(sendButton());
  expect(sendButton().textContent).toContain('15 s');
  expect(status()).toContain('154****0009');
});

test('shows a captcha if the server requires it, and uses it for one send only', async () => {
  refuseOnce(subCodes.CAPTCHA_REQUIRED);
  show();
  await press(sendButton());
  const captcha = screen.getByLabelText<HTMLInputElement>(en['login.captcha']);
  expect(document.activeElement).toBe(captcha);
  refuseOnce(subCodes.BAD_CAPTCHA);
  fireEvent.change(captcha, { target: { value: 'ABCD' } });
  fireEvent.keyDown(captcha, { key: 'Enter' });
  await advance(20);
  expect(submitted).not.toHaveBeenCalled();
  expect(send.mock.lastCall?.[0]).toBe('ABCD');
  expect(network.sent('captchaImage')).toHaveLength(2);
  expect(isInvalid(captcha)).toBe(true);
  fireEvent.change(captcha, { target: { value: 'EFGH' } });
  await press(sendButton());
  expect(send.mock.lastCall?.[0]).toBe('EFGH');
  expect(network.sent('checkCaptcha').map(({ query }) => query.captcha)).toEqual(['ABCD', 'EFGH']);
  expect(screen.queryByLabelText(en['login.captcha'])).toBeNull();
  await advance(CODE_RESEND);
  await press(sendButton());
  expect(send.mock.lastCall?.[0]).toBeUndefined();
});

test('shows the error of a failed send at the field until a retry succeeds', async () => {
  refuseOnce(subCodes.NO_DESTINATION);
  show();
  await press(sendButton());
  expect(document.querySelector('[role="alert"]')?.textContent).toBe('refused');
  send.mockRejectedValueOnce(new Error('cut'));
  await press(sendButton());
  expect(document.querySelector('[role="alert"]')?.textContent).toBe(en['code.unreachable']);
  await press(sendButton());
  expect(document.querySelector('[role="alert"]')).toBeNull();
  expect(status()).toContain('154****0009');
});

test('shows the wait of a rate limit in minutes, and keeps the input and the captcha', async () => {
  refuseOnce(subCodes.CAPTCHA_REQUIRED);
  show();
  await press(sendButton());
  const captcha = screen.getByLabelText<HTMLInputElement>(en['login.captcha']);
  fireEvent.change(captcha, { target: { value: 'ABCD' } });
  const response = { status: 429, headers: new Headers({ 'Retry-After': '2401' }) } as Response;
  const body = { code: 40000, data: null, subCode: subCodes.TOO_MANY, subMsg: 'words' };
  send.mockRejectedValueOnce(errorFromException(new HttpError(response, body)));
  await press(sendButton());
  expect(document.querySelector('[role="alert"]')?.textContent).toBe(
    en['error.http.429.wait'].replace('{minutes}', '41'),
  );
  expect(screen.getByLabelText<HTMLInputElement>('mobile').value).toBe(DESTINATION);
  // The server checks the limit before the captcha, so this captcha is still valid.
  expect(captcha.value).toBe('ABCD');
  await press(sendButton());
  expect(send.mock.lastCall?.[0]).toBe('ABCD');
  expect(document.querySelector('[role="alert"]')).toBeNull();
});

test('shows the number of attempts left, and that a code is used up', async () => {
  show();
  await press(sendButton());
  act(() => recordCodeRefusal(ID, { subCode: 'CODE_WRONG', values: { triesLeft: 2 } }));
  expect(status()).toContain(en['code.triesLeft'].replace('{count}', '2'));
  act(() => recordCodeRefusal(ID, { subCode: 'CODE_USED_UP' }));
  expect(status()).toBe(en['code.usedUp']);
});

test('replaces the input by the code in the pasted text', async () => {
  show();
  fireEvent.change(field(), { target: { value: '111111' } });
  fireEvent.paste(field(), { clipboardData: { getData: () => 'Portal: 654321 is your code' } });
  await advance(0);
  expect(field().value).toBe('654321');
});

test('shows an error for an empty field on submit, not on blur', async () => {
  show();
  fireEvent.blur(field());
  await advance(20);
  expect(isInvalid(field())).toBe(false);
  await press(screen.getByText('submit'));
  expect(isInvalid(field())).toBe(true);
  expect(submitted).not.toHaveBeenCalled();
});
