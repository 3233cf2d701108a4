/** Whether prefetching should be avoided: the user saves data, or the network is slow. */
export function prefersLessData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
