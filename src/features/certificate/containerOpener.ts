/** Opens PKCS#12 containers in a worker, which is terminated after each container and on unmount. */
import { CertificateError } from './certificateError';
import type { OpenedContainer } from './pkcs12';
import type { OpenProgress, OpenReply } from './pkcs12.worker';

export interface ContainerOpener {
  /** Loads the worker. Call it as soon as a file is chosen. */
  prepare: () => void;
  /**
   * Resolves with the content of a container. Rejects with CertificateError (those of openContainer, and
   * `notLoaded`), and with AbortError if it is closed meanwhile. `onProgress` receives the progress from 0 to 1 of a
   * container that takes longer than a second.
   */
  open: (
    bytes: Uint8Array<ArrayBuffer>,
    pin: string,
    onProgress?: (share: number) => void,
  ) => Promise<OpenedContainer>;
  /** Cancels the container that is being opened. */
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

/**
 * Creates an opener. The worker alone receives the file's bytes and its PIN; in a browser without workers, the page
 * opens the container.
 */
export function createContainerOpener(): ContainerOpener {
  let worker: Worker | null = null;
  let cancel: (() => void) | null = null;

  const end = () => {
    worker?.terminate();
    worker = null;
    cancel = null;
  };

  const start = () => {
    const started = new Worker(new URL('./pkcs12.worker.ts', import.meta.url));
    // A worker whose script failed to load never responds: use a new one for the next container.
    started.onerror = () => {
      if (worker === started) worker = null;
    };
    return started;
  };

  const openThere = (bytes: Uint8Array<ArrayBuffer>, pin: string, onProgress?: (share: number) => void) =>
    new Promise<OpenReply>((resolve, reject) => {
      const current = worker ?? start();
      worker = current;
      cancel = () => reject(new DOMException('Opening the container was canceled.', 'AbortError'));
      current.onmessage = ({ data }: MessageEvent<OpenReply | OpenProgress>) => {
        if ('progress' in data) onProgress?.(data.progress);
        else resolve(data);
      };
      // The worker catches its own errors, so this event means that its script failed to load.
      current.onerror = () => reject(new CertificateError('notLoaded'));
      current.postMessage({ bytes, pin });
      // Terminating the worker discards every copy of the PIN and the key.
    }).finally(end);

  return {
    prepare: () => {
      if (typeof Worker === 'function') worker ??= start();
    },
    open: async (bytes, pin, onProgress) => {
      if (typeof Worker !== 'function') return openHere(bytes, pin);
      return readReply(await openThere(bytes, pin, onProgress));
    },
    close: () => {
      cancel?.();
      end();
    },
  };
}
