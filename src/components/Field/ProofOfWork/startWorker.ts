/** Starts the worker script. In a separate file, because Jest's CommonJS has no import.meta. */
export const startProofWorker = (): Worker => new Worker(new URL('./work.worker.ts', import.meta.url));
