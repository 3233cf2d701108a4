import type { OrderLogKind } from '@/contract';
import { ADVANCED_PROFILE_PATH, type PagePath } from '@/utils/routing/paths';

/** In the order of the tabs. */
export const logKinds: readonly OrderLogKind[] = ['approval', 'change', 'system'];

/** The logs that an address names by `?log=`: the first unless it names another. */
export const readLogKind = (search: URLSearchParams): OrderLogKind =>
  logKinds.find((kind) => kind === search.get('log')) ?? 'approval';

/** The address of the same order with other logs. */
export function toLogPath(search: URLSearchParams, kind: OrderLogKind): PagePath {
  const next = new URLSearchParams(search);
  next.set('log', kind);
  return `${ADVANCED_PROFILE_PATH}?${next}`;
}
