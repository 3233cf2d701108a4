/** Opens PKCS#12 containers in a worker, which is terminated after each container and on unmount. */
import { CertificateError } from './certificateError';
import type { OpenedContainer } from './pkcs12';
import type { OpenProgress, OpenReply } from './pkcs12.worker';

/** Creates an opener. Only the worker receives the file's bytes and its PIN. */
export function createContainerOpener() {
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

  return {
    /** Loads the worker. Call it as soon as a file is chosen. */
    prepare: () => {
      worker ??= start();
    },
    /**
     * Resolves with the content of a container. Rejects with CertificateError (those of openContainer, and
     * `notLoaded`), and with AbortError if it is closed meanwhile. `onProgress` receives the progress from 0 to 1 of a
     * container that takes longer than a second.
     */
    open: (bytes: Uint8Array<ArrayBuffer>, pin: string, onProgress?: (share: number) => void) =>
      new Promise<OpenedContainer>((resolve, reject) => {
        const current = worker ?? start();
        worker = current;
        cancel = () => reject(new DOMException('Opening the container was canceled.', 'AbortError'));
        current.onmessage = ({ data }: MessageEvent<OpenReply | OpenProgress>) => {
          if ('progress' in data) onProgress?.(data.progress);
          else if ('opened' in data) resolve(data.opened);
          else if (data.problem) reject(new CertificateError(data.problem));
          else reject(new Error('The container could not be read.'));
        };
        // The worker catches its own errors, so this event means that its script failed to load.
        current.onerror = () => reject(new CertificateError('notLoaded'));
        current.postMessage({ bytes, pin });
        // Terminating the worker discards every copy of the PIN and the key.
      }).finally(end),
    /** Cancels the container that is being opened. */
    close: () => {
      cancel?.();
      end();
    },
  };
}

export type ContainerOpener = ReturnType<typeof createContainerOpener>;
