import { useLocation } from '@umijs/max';
import { Button, Card } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { PageHeader } from '@/components/Frame/PageHeader';
import { ViewTabs } from '@/components/Frame/ViewTabs';
import { NOTICES_SHOWN } from '@/constants';
import { NoticesState } from '@/features/notices/components/NoticesState';
import { useNotices } from '@/features/notices/useNotices';
import { useT } from '@/hooks/useT';
import { NOTICES_PATH, UNREAD_NOTICES_PATH } from '@/utils/routing/paths';
import { singleParam } from '@/utils/routing/singleParam';
import { NoticeDays } from './components/NoticeDays';
import './index.css';

/** /user/notices: all notices by day, or only the unread ones. */
export default function NoticesPage() {
  const t = useT();
  const { search } = useLocation();
  const onlyUnread = singleParam(new URLSearchParams(search), 'show') === 'unread';
  const { notices, status, unread, load, markRead } = useNotices();
  const list = useRef<HTMLElement>(null);
  const found = onlyUnread ? notices.filter(({ read }) => !read) : notices;
  const [limit, setLimit] = useState(NOTICES_SHOWN);
  const shown = found.slice(0, limit);
  const isKnown = status === 'ready' || notices.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: reload once when the page opens; after a failure, the bell has already retried
  useEffect(() => {
    if (status === 'ready') load();
  }, []);

  // The retry button is unmounted after a success: focus the list.
  const before = useRef(status);
  useEffect(() => {
    const hasWorked = before.current === 'retrying' && status === 'ready';
    if (hasWorked && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
    before.current = status;
  }, [status]);

  // The "more" button has moved or is unmounted: focus the first of the added notices.
  const firstOfMore = useRef<number>();
  useEffect(() => {
    if (firstOfMore.current === undefined) return;
    list.current?.querySelectorAll<HTMLElement>('[data-notice]')[firstOfMore.current]?.focus();
    firstOfMore.current = undefined;
  });
  const showMore = () => {
    firstOfMore.current = limit;
    setLimit(limit + NOTICES_SHOWN);
  };

  /** The button is unmounted: focus the notice, or the list if the notice disappears too. */
  const readOne = (id: string) => {
    markRead([id]);
    const notices = [...(list.current?.querySelectorAll<HTMLElement>('[data-notice]') ?? [])];
    const pressed = onlyUnread ? undefined : notices.find(({ dataset }) => dataset.notice === id);
    (pressed ?? list.current)?.focus({ preventScroll: true });
  };
  const readAll = () => {
    markRead(unread);
    list.current?.focus({ preventScroll: true });
  };
  const count = unread.length;

  return (
    <>
      <PageHeader title="page.notices" purpose="notices.purpose" />
      <Card className="notices-page" classNames={{ body: 'stack' }}>
        <ViewTabs
          label={t('notices.views')}
          views={[
            { to: NOTICES_PATH, label: t('notices.view.all'), current: !onlyUnread },
            { to: UNREAD_NOTICES_PATH, label: t('notices.view.unread'), current: onlyUnread },
          ]}
        />
        <div className="notices-acts">
          <span role="status">{isKnown && t('layout.notices.unread', { count })}</span>
          {count > 0 && <Button onClick={readAll}>{t('layout.notices.readAll')}</Button>}
        </div>
        <section ref={list} tabIndex={-1} className="notices-days" aria-label={t('layout.notices')}>
          <NoticesState
            isEmpty={shown.length === 0}
            // Show cached notices while reloading.
            status={notices.length > 0 && status === 'loading' ? 'ready' : status}
            onRetry={load}
            empty={onlyUnread ? t('layout.notices.unread', { count: 0 }) : t('layout.notices.empty')}
          >
            <NoticeDays notices={shown} onFollow={(id) => markRead([id])} onRead={readOne} />
            {found.length > limit && <Button onClick={showMore}>{t('notices.more')}</Button>}
          </NoticesState>
        </section>
      </Card>
    </>
  );
}
