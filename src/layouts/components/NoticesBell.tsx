import { BellOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, useRef } from 'react';
import { useT } from '@/hooks/useT';
import { NoticeList } from './NoticeList';
import { useDisclosure } from './useDisclosure';
import { useNotices } from './useNotices';
import './Notices.css';

/** What a count over the bell has room for. */
const COUNT_MAX = 99;

/** The bell with the unread count, and the notices beneath it. */
export function NoticesBell() {
  const t = useT();
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const panelId = useId();
  const countId = useId();
  const [open, setOpen] = useDisclosure(root);
  const { notices, status, unread, load, markRead } = useNotices();
  const known = status === 'ready' || notices.length > 0;
  const count = known ? t('layout.notices.unread', { count: unread.length }) : '';

  const toggle = () => {
    if (!open && status !== 'loading') load();
    setOpen(!open);
  };
  const readAll = () => {
    markRead(unread);
    // The button is about to go: the focus stays in the panel.
    panel.current?.focus();
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
          <NoticeList
            notices={notices}
            status={status}
            onRetry={load}
            onFollow={(id) => {
              markRead([id]);
              setOpen(false);
            }}
          />
        </section>
      )}
    </div>
  );
}
