/** Starts the worker script. In a separate file, because Jest's CommonJS has no import.meta. */
export const startContainerWorker = (): Worker => new Worker(new URL('./pkcs12.worker.ts', import.meta.url));
