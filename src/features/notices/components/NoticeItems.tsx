import { Button, Tag } from 'antd';
import { ServerLink } from '@/components/Action/ServerLink';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { Notice } from '@/contract';
import { useT } from '@/hooks/useT';
import './NoticeItems.css';

interface Props {
  notices: readonly Notice[];
  /** Format of each notice's time: `time` below a heading with the day, otherwise date and time. */
  when?: 'full' | 'time';
  /** Called when a notice's link was followed. */
  onFollow: (id: string) => void;
  /** Marks an unread notice as read; without it no button is shown. */
  onRead?: (id: string) => void;
}

/** Notices in the order given, the unread ones marked. */
export function NoticeItems({ notices, when = 'full', onFollow, onRead }: Props) {
  const t = useT();
  return (
    <ul className="notice-items plain-list">
      {notices.map(({ id, at, title, text, read, link }) => (
        <li key={id} data-read={read} data-notice={id} tabIndex={onRead && -1}>
          <p className="notice-title link-line">
            <ServerLink to={link} onClick={() => onFollow(id)} fallback={<strong>{title}</strong>}>
              {title}
            </ServerLink>
            {!read && <Tag>{t('layout.notices.new')}</Tag>}
          </p>
          <p>{text}</p>
          <p className="notice-foot">
            <RelativeTime at={at} format={when} />
            {onRead && !read && (
              <Button size="small" aria-label={t('notices.read.of', { title })} onClick={() => onRead(id)}>
                {t('notices.read')}
              </Button>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
