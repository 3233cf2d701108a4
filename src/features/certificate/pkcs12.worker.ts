/** Opens containers away from the page, which a container of many rounds would block for seconds. */
import { CertificateError, type CertificateProblem } from './certificateError';
import { type OpenedContainer, openContainer } from './pkcs12';

/** What the page asks for. */
export interface OpenRequest {
  bytes: Uint8Array<ArrayBuffer>;
  pin: string;
}

/** What the page hears: the container's content, or why it did not open; null for a fault of the code. */
export type OpenReply = { opened: OpenedContainer } | { problem: CertificateProblem | null };

/** Answers one request; `transfer` lists what the reply gives away, so that no copy of the key stays here. */
function answer({ bytes, pin }: OpenRequest): { reply: OpenReply; transfer: Transferable[] } {
  try {
    const opened = openContainer(bytes, pin);
    return { reply: { opened }, transfer: [opened.pkcs8.buffer] };
  } catch (error) {
    return { reply: { problem: error instanceof CertificateError ? error.problem : null }, transfer: [] };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<OpenRequest>) => {
  const { reply, transfer } = answer(data);
  self.postMessage(reply, { transfer });
});
