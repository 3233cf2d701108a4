import { Skeleton, Tag } from 'antd';
import { EmptyBlock } from '@/components/EmptyBlock';
import { LoadError } from '@/components/LoadError';
import { RelativeTime } from '@/components/RelativeTime';
import { ServerLink } from '@/components/ServerLink';
import type { Notice } from '@/contract';
import { useT } from '@/hooks/useT';

interface Props {
  notices: Notice[];
  status: 'loading' | 'ready' | 'failed';
  onRetry: () => void;
  /** A notice's link was followed. */
  onFollow: (id: string) => void;
}

/** The notices, newest first; or why there are none. */
export function NoticeList({ notices, status, onRetry, onFollow }: Props) {
  const t = useT();
  const error = status === 'failed' && (
    <LoadError title="layout.notices.failed" busy={false} onRetry={onRetry} />
  );
  if (notices.length === 0 && error) return error;
  if (notices.length === 0 && status === 'loading') {
    return (
      <div aria-busy="true">
        <span className="visually-hidden">{t('common.loading')}</span>
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      </div>
    );
  }
  if (notices.length === 0) {
    return <EmptyBlock>{t('layout.notices.empty')}</EmptyBlock>;
  }
  return (
    <>
      {error}
      <ul className="notices-list">
        {notices.map((notice) => (
          <li key={notice.id}>
            <p className="notices-title">
              <ServerLink
                to={notice.link}
                onClick={() => onFollow(notice.id)}
                fallback={<strong>{notice.title}</strong>}
              >
                {notice.title}
              </ServerLink>
              {!notice.read && <Tag>{t('layout.notices.new')}</Tag>}
            </p>
            <p>{notice.text}</p>
            <RelativeTime at={notice.at} />
          </li>
        ))}
      </ul>
    </>
  );
}
