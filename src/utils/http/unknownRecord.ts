import { isNotFound } from './ApiError';

/** The record is unknown or another user's: the server does not distinguish the two. */
export const UNKNOWN = 'unknown' as const;

/** For the `catch` of a call: returns UNKNOWN after a 404, and rethrows any other error. */
export function toUnknown(error: unknown): typeof UNKNOWN {
  if (isNotFound(error)) return UNKNOWN;
  throw error;
}
