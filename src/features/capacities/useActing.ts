import type { Acting } from '@/contract';

/** For whom this tab acts, and the way to change it. */
export function useActing(): {
  acting: Acting | null;
  switchTo: (roleId: string | null) => Promise<void>;
} {
  return { acting: null, switchTo: async () => undefined };
}
