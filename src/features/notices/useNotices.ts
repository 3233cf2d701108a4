import { useCallback } from 'react';
import { useGlobal, useGlobalActions } from '@/models/hooks';
import { warn } from '@/utils/http/httpErrors';

/**
 * The person's notices and how reading them went; the bell and the page of all notices share both. The bell asks for
 * them first. What is on screen stays while they are read again.
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
