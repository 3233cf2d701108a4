/** Opens containers outside the main thread, which a container with many rounds would block for seconds. */
import { CertificateError, type CertificateProblem } from './certificateError';
import { type OpenedContainer, openContainer } from './pkcs12';

/** The request from the page. */
export interface OpenRequest {
  bytes: Uint8Array<ArrayBuffer>;
  pin: string;
}

/** The final reply to the page: the container's content, or its problem; null for an internal error. */
export type OpenReply = { opened: OpenedContainer } | { problem: CertificateProblem | null };

/** Sent before the reply while opening takes long: progress from 0 to 1. */
export interface OpenProgress {
  progress: number;
}

/** A container that opens faster reports no progress (ms). */
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

/**
 * Handles one request; `transfer` lists the objects to transfer with the reply, so that the worker keeps no copy of
 * the key.
 */
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
