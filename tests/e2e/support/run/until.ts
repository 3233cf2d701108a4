/** Ms that something may take which waits for nobody. */
const LONGEST = 10_000;

/** Waits until something has become true. Rejects where that does not happen. */
export async function until(isThere: () => boolean): Promise<void> {
  const deadline = Date.now() + LONGEST;
  while (!isThere()) {
    if (Date.now() > deadline) throw new Error(`still not so: ${isThere}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
