/** Opens containers outside the page, which a container of many rounds would block for seconds. */
import { CertificateError, type CertificateProblem } from './certificateError';
import { type OpenedContainer, openContainer } from './pkcs12';

/** The message of the page. */
export interface OpenRequest {
  bytes: Uint8Array<ArrayBuffer>;
  pin: string;
}

/** The last message to the page: the container's content, or why it did not open; null for a fault of the code. */
export type OpenReply = { opened: OpenedContainer } | { problem: CertificateProblem | null };

/** Sent before the reply while a container takes long: the share of the rounds done, from 0 to 1. */
export interface OpenProgress {
  progress: number;
}

/** A container that opens sooner reports no progress (ms). */
const FIRST_REPORT = 1000;
/** Time between two reports (ms). */
const REPORT_EVERY = 250;

function createReport(): (progress: number) => void {
  let next = Date.now() + FIRST_REPORT;
  return (progress) => {
    const now = Date.now();
    if (now < next) return;
    next = now + REPORT_EVERY;
    self.postMessage({ progress } satisfies OpenProgress);
  };
}

/** Handles one request; `transfer` lists what the reply hands over, so that no copy of the key stays here. */
function answer({ bytes, pin }: OpenRequest): { reply: OpenReply; transfer: Transferable[] } {
  try {
    const opened = openContainer(bytes, pin, createReport());
    return { reply: { opened }, transfer: [opened.pkcs8.buffer] };
  } catch (error) {
    return { reply: { problem: error instanceof CertificateError ? error.problem : null }, transfer: [] };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<OpenRequest>) => {
  const { reply, transfer } = answer(data);
  self.postMessage(reply, { transfer });
});
