import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CaptchaField } from '@/components/Field/CaptchaField';
import { PortalForm } from '@/components/Form/PortalForm';
import { useForm } from '@/components/Form/useForm';
import { CAPTCHA_TRIES } from '@/constants';
import { useSiteName } from '@/hooks/useSiteName';
import { createFakeNetwork, httpError, settle } from '../../support/fakes/fakeNetwork';
import { Outlet } from '../../support/fakes/umi';
import { en } from '../../support/messages';
import { PageAt } from '../../support/render/pageAt';

const network = createFakeNetwork();
const submitted = jest.fn();

beforeEach(() => {
  submitted.mockReset();
  network.answer('domain', httpError(500));
  network.answer('captchaImage', () => `data:image/svg+xml,picture-${network.sent('captchaImage').length}`);
});

/** Reads the domain as the frame of a page does. */
function Frame() {
  useSiteName();
  return <Outlet />;
}

/** The errors of the field: on the page, a removed one stays visible for a moment. */
let errors: () => string[];

function TestForm() {
  const { form, formProps } = useForm({
    save: submitted,
    onSaved: () => undefined,
    firstField: 'captcha',
    unreachable: 'error.request',
  });
  errors = () => form.getFieldError('captcha');
  return (
    <PortalForm {...formProps}>
      <CaptchaField round={0} />
      <button type="submit">submit</button>
    </PortalForm>
  );
}

const show = () =>
  render(
    <PageAt path="/uaa/login" layout={<Frame />}>
      <TestForm />
    </PageAt>,
  );

const input = () => document.querySelector('input[name=captcha]') as HTMLInputElement;
const picture = () => document.querySelector('.captcha-refresh img')?.getAttribute('src');

/** Types an answer and moves the focus out of the field, which checks the answer. */
function answers(value: string) {
  fireEvent.change(input(), { target: { value } });
  fireEvent.blur(input());
}

const isDrawn = (number: number) =>
  waitFor(() => expect(picture()).toBe(`data:image/svg+xml,picture-${number}`));

test('requests no image before the server has named its captcha, and lets an early submit wait for it', async () => {
  const domain = { enableVerifySecret: '0' as const, siteName: '', redirectHosts: [] };
  const respond = network.withhold('domain');
  network.answer('checkCaptcha', true);
  show();
  await settle();
  fireEvent.click(screen.getByText('submit'));
  await settle();
  expect(screen.getAllByText(en['login.proof.working'])).toHaveLength(1);
  expect(network.calls).toEqual(['domain']);
  await respond(domain);
  await isDrawn(1);
  expect(screen.queryByText(en['login.proof.working'])).toBeNull();
  expect(screen.queryByText(en['login.proof.failed'])).toBeNull();
  // The user continues with the image, without an error in the title.
  expect(document.activeElement).toBe(input());
  expect(document.title).not.toMatch(/^Error:/);
  answers('abcd');
  fireEvent.click(screen.getByText('submit'));
  await waitFor(() => expect(submitted).toHaveBeenCalledWith({ captcha: 'abcd' }));
  expect(submitted).toHaveBeenCalledTimes(1);
});

test('draws a new image after each wrong answer, also if the server has discarded the previous one', async () => {
  network.answer('checkCaptcha', false);
  show();
  await isDrawn(1);
  for (let tries = 1; tries <= CAPTCHA_TRIES + 1; tries += 1) {
    answers(`wro${tries}`);
    await isDrawn(tries + 1);
    expect(input().value).toBe('');
    expect(await screen.findByText(en['validation.captcha.wrong'])).toBeTruthy();
  }
  network.answer('checkCaptcha', true);
  answers('righ');
  await waitFor(() => expect(screen.queryByText(en['validation.captcha.wrong'])).toBeNull());
  fireEvent.click(screen.getByText('submit'));
  await waitFor(() => expect(submitted).toHaveBeenCalledWith({ captcha: 'righ' }));
});

test('keeps the message about a wrong answer if its new image is submitted without one', async () => {
  network.answer('checkCaptcha', false);
  show();
  await isDrawn(1);
  answers('nope');
  await isDrawn(2);
  fireEvent.click(screen.getByText('submit'));
  await settle();
  expect(errors()).toEqual([en['validation.captcha.wrong']]);
  expect(submitted).not.toHaveBeenCalled();
});

test('requires an answer at submit, and not when the empty field loses the focus; rejects symbols without a request', async () => {
  show();
  await isDrawn(1);
  fireEvent.blur(input());
  await settle();
  expect(screen.queryByText(en['validation.captcha.required'])).toBeNull();
  fireEvent.click(screen.getByText('submit'));
  await screen.findByText(en['validation.captcha.required']);
  answers('!!!!');
  await screen.findByText(en['validation.captcha.format']);
  await settle();
  expect(network.calls).toEqual(['captchaImage']);
});

test('shows an error instead of requesting an image whose address is an endpoint, and draws the next one later', async () => {
  show();
  await isDrawn(1);
  network.answer('captchaImage', '/anonApi/custom/logout', 'data:image/svg+xml,picture-2');
  fireEvent.click(document.querySelector('.captcha-refresh') as HTMLElement);
  await screen.findByText(en['login.captcha.failed']);
  expect(picture()).toBeUndefined();
  fireEvent.click(document.querySelector('.captcha-refresh') as HTMLElement);
  await isDrawn(2);
  expect(screen.queryByText(en['login.captcha.failed'])).toBeNull();
});

test('submits an answer that could not be checked because of a rate limit', async () => {
  network.answer('checkCaptcha', httpError(429, { headers: { 'Retry-After': '60' } }));
  show();
  await isDrawn(1);
  answers('abcd');
  fireEvent.click(screen.getByText('submit'));
  await waitFor(() => expect(submitted).toHaveBeenCalledWith({ captcha: 'abcd' }));
  expect(network.sent('checkCaptcha').map(({ query }) => query)).toEqual([{ captcha: 'abcd' }]);
});
