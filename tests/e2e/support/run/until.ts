/** Time limit (ms) for anything that runs without waiting for a person. */
const LONGEST = 10_000;

/** Polls until a condition is true. Rejects at the time limit. */
export async function until(isThere: () => boolean): Promise<void> {
  const deadline = Date.now() + LONGEST;
  while (!isThere()) {
    if (Date.now() > deadline) throw new Error(`still not so: ${isThere}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
