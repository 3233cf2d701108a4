/** Starts the script that opens containers. In a file of its own, because Jest's CommonJS has no import.meta. */
export const startContainerWorker = (): Worker => new Worker(new URL('./pkcs12.worker.ts', import.meta.url));
