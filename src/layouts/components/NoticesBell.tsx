import { BellOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { useEffect, useId, useRef } from 'react';
import { Link } from '@/components/Action/Link';
import { NOTICES_IN_BELL } from '@/constants';
import { NoticeItems } from '@/features/notices/components/NoticeItems';
import { NoticesState } from '@/features/notices/components/NoticesState';
import { useNotices } from '@/features/notices/useNotices';
import { useDisclosure } from '@/hooks/useDisclosure';
import { useT } from '@/hooks/useT';
import { NOTICES_PATH } from '@/utils/routing/paths';
import { MAIN_CONTENT_ID } from './SkipLink';
import './Notices.css';

/** Highest count shown above the bell. */
const COUNT_MAX = 99;

/** The bell with the number of unread notices, and the panel with the notices below it. */
export function NoticesBell() {
  const t = useT();
  const { locale } = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const panelId = useId();
  const countId = useId();
  const [open, setOpen] = useDisclosure(root);
  const { notices, status, unread, load, markRead } = useNotices();
  const isLoaded = status === 'ready' || notices.length > 0;
  const count = isLoaded ? t('layout.notices.unread', { count: unread.length }) : '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: the server localizes the notices
  useEffect(load, [load, locale]);

  const toggle = () => {
    if (!open && status !== 'loading' && status !== 'retrying') load();
    setOpen(!open);
  };
  const readAll = () => {
    markRead(unread);
    // The button is about to be unmounted: focus the panel.
    panel.current?.focus();
  };
  const leave = () => {
    setOpen(false);
    // The link is about to be unmounted; if its page is already open, no heading takes the focus.
    document.getElementById(MAIN_CONTENT_ID)?.focus();
  };

  return (
    <div ref={root}>
      <span className="notices-bell">
        <Button
          type="text"
          aria-label={t('layout.notices')}
          aria-describedby={countId}
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          title={t('layout.notices')}
          icon={<BellOutlined aria-hidden="true" />}
          onClick={toggle}
        />
        {unread.length > 0 && (
          <span className="notices-count" aria-hidden="true">
            {unread.length > COUNT_MAX ? `${COUNT_MAX}+` : unread.length}
          </span>
        )}
      </span>
      <span id={countId} className="visually-hidden">
        {count}
      </span>
      {open && (
        <section ref={panel} id={panelId} className="notices" tabIndex={-1} aria-label={t('layout.notices')}>
          <div className="notices-head">
            <h2>{t('layout.notices')}</h2>
            <span role="status">{count}</span>
            {unread.length > 0 && (
              <Button type="link" onClick={readAll}>
                {t('layout.notices.readAll')}
              </Button>
            )}
          </div>
          <NoticesState
            isEmpty={notices.length === 0}
            status={status}
            onRetry={load}
            empty={t('layout.notices.empty')}
          >
            <NoticeItems
              notices={notices.slice(0, NOTICES_IN_BELL)}
              onFollow={(id) => {
                markRead([id]);
                setOpen(false);
              }}
            />
          </NoticesState>
          <p className="notices-all link-line">
            <Link to={NOTICES_PATH} onClick={leave}>
              {t('notices.all')}
            </Link>
          </p>
        </section>
      )}
    </div>
  );
}
