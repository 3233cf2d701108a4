import { useCallback } from 'react';
import { useGlobal, useGlobalActions } from '@/models/hooks';
import { warn } from '@/utils/http/httpErrors';

/**
 * The user's notices and their loading status, shared by the bell and the notices page. The bell loads them first.
 * Displayed notices stay while they are reloaded.
 */
export function useNotices() {
  const notices = useGlobal((state) => state.notices);
  const status = useGlobal((state) => state.noticesStatus);
  const { fetchNotices, readNotices } = useGlobalActions();

  const load = useCallback(() => {
    fetchNotices().catch(warn);
  }, [fetchNotices]);
  const markRead = (ids: string[]) => {
    readNotices(ids).catch(warn);
  };

  const unread = notices.filter(({ read }) => !read).map(({ id }) => id);
  return { notices, status, unread, load, markRead };
}
