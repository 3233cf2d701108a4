import type { OrderLogKind } from '@/contract';
import { ADVANCED_PROFILE_PATH, type PagePath } from '@/utils/routing/paths';

/** Ordered as the tabs. */
export const logKinds: readonly OrderLogKind[] = ['approval', 'change', 'system'];

/** Returns the kind of logs named by `?log=`, or the first. */
export const readLogKind = (search: URLSearchParams): OrderLogKind =>
  logKinds.find((kind) => kind === search.get('log')) ?? 'approval';

/** Returns the address of the same order with another kind of logs. */
export function toLogPath(search: URLSearchParams, kind: OrderLogKind): PagePath {
  const next = new URLSearchParams(search);
  next.set('log', kind);
  return `${ADVANCED_PROFILE_PATH}?${next}`;
}
