/** Time limit (ms). */
const TIMEOUT = 10_000;

/** Polls until a condition is true. Rejects at the time limit. */
export async function until(isMet: () => boolean): Promise<void> {
  const deadline = Date.now() + TIMEOUT;
  while (!isMet()) {
    if (Date.now() > deadline) throw new Error(`The condition was not met within ${TIMEOUT} ms: ${isMet}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
