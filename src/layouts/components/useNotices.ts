import { useIntl } from '@umijs/max';
import { useCallback, useEffect, useState } from 'react';
import { useGlobal, useGlobalActions } from '@/models/hooks';
import { warn } from '@/utils/http/httpErrors';

/** The person's notices and how reading them went. What is on screen stays while they are read again. */
export function useNotices() {
  const { locale } = useIntl();
  const notices = useGlobal((state) => state.notices);
  const { fetchNotices, readNotices } = useGlobalActions();
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading');

  const load = useCallback(() => {
    setStatus('loading');
    fetchNotices().then(
      () => setStatus('ready'),
      (error: unknown) => {
        warn(error);
        setStatus('failed');
      },
    );
  }, [fetchNotices]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the portal writes them in the reader's language
  useEffect(load, [load, locale]);

  const unread = notices.filter(({ read }) => !read).map(({ id }) => id);
  const markRead = (ids: string[]) => {
    readNotices(ids).catch(warn);
  };
  return { notices, status, unread, load, markRead };
}
