/** Opens PKCS#12 containers in a worker of the page's own, which ends with each container and with the page. */
import { CertificateError } from './certificateError';
import type { OpenedContainer } from './pkcs12';
import type { OpenReply } from './pkcs12.worker';
import { startContainerWorker } from './startWorker';

export interface ContainerOpener {
  /** Loads what opens a container. Worth calling as soon as a file is chosen. */
  prepare: () => void;
  /**
   * The content of a container. Rejects with CertificateError (those of openContainer, and `notLoaded`), and with
   * AbortError where it is closed meanwhile.
   */
  open: (bytes: Uint8Array<ArrayBuffer>, pin: string) => Promise<OpenedContainer>;
  /** Ends what is under way. */
  close: () => void;
}

async function openHere(bytes: Uint8Array<ArrayBuffer>, pin: string): Promise<OpenedContainer> {
  const { openContainer } = await import('./pkcs12').catch((cause: unknown) => {
    throw new CertificateError('notLoaded', { cause });
  });
  return openContainer(bytes, pin);
}

function readReply(reply: OpenReply): OpenedContainer {
  if ('opened' in reply) return reply.opened;
  if (reply.problem) throw new CertificateError(reply.problem);
  throw new Error('The container could not be read.');
}

/** The file's bytes and its PIN go to the worker and to nobody else. Where there are no workers, this page opens it. */
export function createContainerOpener(): ContainerOpener {
  let worker: Worker | null = null;
  let cancel: (() => void) | null = null;

  const end = () => {
    worker?.terminate();
    worker = null;
    cancel = null;
  };

  const start = () => {
    const started = startContainerWorker();
    // One whose script did not load would never answer: the next container gets another.
    started.onerror = () => {
      if (worker === started) worker = null;
    };
    return started;
  };

  const openThere = (bytes: Uint8Array<ArrayBuffer>, pin: string) =>
    new Promise<OpenReply>((resolve, reject) => {
      const current = worker ?? start();
      worker = current;
      cancel = () => reject(new DOMException('The page was left.', 'AbortError'));
      current.onmessage = ({ data }: MessageEvent<OpenReply>) => resolve(data);
      // The worker catches the errors of its work: what arrives here is a script that did not load.
      current.onerror = () => reject(new CertificateError('notLoaded'));
      current.postMessage({ bytes, pin });
      // With the worker ends every copy of the PIN and the key that it has made.
    }).finally(end);

  return {
    prepare: () => {
      if (typeof Worker === 'function') worker ??= start();
    },
    open: async (bytes, pin) => {
      if (typeof Worker !== 'function') return openHere(bytes, pin);
      return readReply(await openThere(bytes, pin));
    },
    close: () => {
      cancel?.();
      end();
    },
  };
}
