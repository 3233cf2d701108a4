/** Starts the script that computes a proof. In a file of its own, because Jest's CommonJS has no import.meta. */
export const startProofWorker = (): Worker => new Worker(new URL('./work.worker.ts', import.meta.url));
