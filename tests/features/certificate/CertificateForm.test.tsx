import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CertificateForm } from '@/features/certificate/components/CertificateForm';
import { KEY_SERVICE_EVENT } from '@/features/certificate/keyService';
import { caLogin } from '@/services/guides';
import { createFakeNetwork, refusal, settle } from '../../support/fakes/fakeNetwork';
import { addKeyService, addSigningService, signedProof } from '../../support/fakes/keyService';
import { en } from '../../support/messages';
import { getDescription } from '../../support/render/formFields';

const network = createFakeNetwork();
const onDone = jest.fn();
/** The beginning of a PKCS#12 container. */
const HEAD = new Uint8Array([0x30, 0x03, 0x02, 0x01, 0x03]);

/** Reports the progress of a container that is never opened, or another reply. */
class BusyWorker {
  static terminated = 0;
  static reply: object;
  onmessage: (event: object) => void = () => undefined;
  postMessage() {
    this.onmessage({ data: BusyWorker.reply });
  }
  terminate() {
    BusyWorker.terminated += 1;
  }
}

beforeAll(() => {
  // jsdom has neither of them.
  Object.assign(globalThis, { Worker: BusyWorker });
  const subtle = { importKey: async () => ({}), sign: async () => new ArrayBuffer(1) };
  Object.defineProperty(globalThis.crypto, 'subtle', { value: subtle });
  Blob.prototype.arrayBuffer = async () => HEAD.buffer;
});
beforeEach(() => {
  onDone.mockClear();
  Object.assign(BusyWorker, { terminated: 0, reply: { progress: 0.426 } });
  addSigningService(network);
});

const show = () =>
  render(
    <CertificateForm
      present={caLogin}
      onDone={onDone}
      submitLabel="certificate.submit"
      submittingLabel="certificate.submitting"
      notBoundHint={<p>the hint</p>}
    />,
  );

/** The text that shows that a key service is used. */
const found = en['certificate.service.found'].replace('{name}', 'Token 7');
const fileInput = () => document.querySelector('input[type="file"]') as HTMLInputElement;
const pinInput = () => screen.getByLabelText<HTMLInputElement>(en['certificate.pin']);
const choose = (file: File) => fireEvent.change(fileInput(), { target: { files: [file] } });
const own = new File([HEAD], 'own.p12');

async function submit() {
  fireEvent.click(screen.getByRole('button', { name: en['certificate.submit'] }));
  await settle();
}

test('sends the signature of a key service, without a file and a PIN', async () => {
  network.answer('caLogin', { redirectUrl: '/user/notices' });
  const { container } = show();
  expect(screen.getByText(found)).toBeTruthy();
  expect(container.querySelector('input')).toBeNull();
  await submit();
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(network.bodies('caLogin')).toEqual([{ id: 'ch-1', ...signedProof }]);
});

test('shows the hint only for a certificate of no account, until the next attempt', async () => {
  network.answer('caLogin', refusal('CERT_NOT_BOUND'), refusal('CERT_REVOKED'));
  show();
  await submit();
  expect(await screen.findByText('the hint')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain(en['subCode.CERT_NOT_BOUND']);
  await submit();
  expect(await screen.findByText(en['subCode.CERT_REVOKED'])).toBeTruthy();
  expect(screen.queryByText('the hint')).toBeNull();
  expect(onDone).not.toHaveBeenCalled();
});

test('changes the open form when a key service is registered and withdrawn', () => {
  const changeTo = (change: () => void) =>
    act(() => {
      change();
      window.dispatchEvent(new Event(KEY_SERVICE_EVENT));
    });
  window.portalKeyService = undefined;
  show();
  expect(screen.queryByText(found)).toBeNull();
  changeTo(addKeyService);
  expect(screen.getByText(found)).toBeTruthy();
  expect(fileInput()).toBeNull();
  changeTo(() => (window.portalKeyService = undefined));
  expect(fileInput()).toBeTruthy();
});

test('shows that signing was canceled in the key service, and offers a file instead', async () => {
  const certificate = () => Promise.reject(new DOMException('no', 'AbortError'));
  Object.assign(window.portalKeyService ?? {}, { certificate });
  show();
  await submit();
  expect((await screen.findByRole('alert')).textContent).toContain(en['certificate.problem.canceled']);
  fireEvent.click(screen.getByRole('button', { name: en['certificate.service.toFile'] }));
  expect(fileInput()).toBeTruthy();
});

test('takes a dropped file, and ignores one that is dropped beside the drop zone', async () => {
  window.portalKeyService = undefined;
  show();
  const dataTransfer = { files: [own] };
  // The browser would open a file whose default action is not prevented.
  expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false);
  expect(screen.queryByText('own.p12')).toBeNull();
  expect(fireEvent.drop(fileInput(), { dataTransfer })).toBe(false);
  await settle();
  expect(screen.getByText('own.p12')).toBeTruthy();
});

/** Shows the form for a file, with this file and a PIN. */
function fillFile(file = own) {
  window.portalKeyService = undefined;
  show();
  choose(file);
  fireEvent.change(pinInput(), { target: { value: '123456' } });
}

test('shows the progress of a file that takes long, and cancels it without an error', async () => {
  fillFile();
  await submit();
  expect((await screen.findByRole<HTMLProgressElement>('progressbar')).value).toBe(0.426);
  expect(screen.getByText(en['certificate.opening'])).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: en['form.cancel'] }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(BusyWorker.terminated).toBe(1);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(network.calls).toEqual([]);
});

test('reports a wrong PIN at its field, which it clears and focuses, and sends no request', async () => {
  BusyWorker.reply = { problem: 'wrongPin' };
  fillFile();
  await submit();
  expect(await screen.findByText(en['certificate.problem.wrongPin'])).toBeTruthy();
  const pin = pinInput();
  await waitFor(() => expect(document.activeElement).toBe(pin));
  expect([pin.getAttribute('aria-invalid'), pin.value]).toEqual(['true', '']);
  expect(screen.getByText('own.p12')).toBeTruthy();
  expect(network.calls).toEqual([]);
});

test('reports an empty file at its field immediately, sends no request, and accepts another file', async () => {
  fillFile(new File([], 'empty.p12'));
  expect(await screen.findByText(en['certificate.problem.empty'])).toBeTruthy();
  expect(fileInput().getAttribute('aria-invalid')).toBe('true');
  await submit();
  await waitFor(() => expect(document.activeElement).toBe(fileInput()));
  expect(network.calls).toEqual([]);
  choose(own);
  await waitFor(() => expect(screen.queryByText(en['certificate.problem.empty'])).toBeNull());
  expect(fileInput().getAttribute('aria-invalid')).toBeNull();
});

test('requires a file and a PIN, and sends no request without them', async () => {
  window.portalKeyService = undefined;
  show();
  await submit();
  await waitFor(() => expect(getDescription(fileInput())).toContain(en['certificate.file.required']));
  expect(getDescription(pinInput())).toContain(en['certificate.pin.required']);
  expect(network.calls).toEqual([]);
});

test('shows at the file that the server refuses its certificate, until another file is chosen', async () => {
  const [notBefore, notAfter] = [new Date('2026-01-01'), new Date('2027-01-01')];
  const facts = { subject: '测试甲', issuer: 'Demo CA', notBefore, notAfter };
  BusyWorker.reply = { opened: { certificate: 'Y2VydA==', pkcs8: new Uint8Array(1), facts } };
  network.answer('caLogin', refusal('CERT_REVOKED'));
  fillFile();
  await submit();
  await waitFor(() => expect(getDescription(fileInput())).toContain(en['subCode.CERT_REVOKED']));
  expect(fileInput().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(fileInput());
  choose(new File([HEAD], 'other.p12'));
  await waitFor(() => expect(screen.queryByText(en['subCode.CERT_REVOKED'])).toBeNull());
  expect(fileInput().getAttribute('aria-invalid')).toBeNull();
});
