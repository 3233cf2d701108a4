/** The answer, or null where it does not come within this long (ms). Rejects where the answer does. */
export function waitAtMost<T>(answer: Promise<T>, patience: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patience);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
