/** Resolves or rejects as `promise` does, or resolves with null after `timeout` ms. */
export function waitAtMost<T>(promise: Promise<T>, timeout: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), timeout);
  });
  return Promise.race([promise, timedOut]).finally(() => clearTimeout(timer));
}
