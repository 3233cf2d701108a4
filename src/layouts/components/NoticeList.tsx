import { Link } from '@umijs/max';
import { Empty, Skeleton, Tag } from 'antd';
import { LoadError } from '@/components/LoadError';
import { RelativeTime } from '@/components/RelativeTime';
import type { Notice } from '@/contract';
import { useT } from '@/hooks/useT';
import { sanitizeServerAddress } from '@/utils/routing/redirect';

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
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('layout.notices.empty')} />;
  }
  return (
    <>
      {error}
      <ul className="notices-list">
        {notices.map((notice) => (
          <li key={notice.id}>
            <p className="notices-title">
              <NoticeTitle notice={notice} onFollow={() => onFollow(notice.id)} />
              {!notice.read && <Tag>{t('layout.notices.new')}</Tag>}
            </p>
            <p>{notice.text}</p>
            <RelativeTime at={notice.at} reckoning="whole" />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The title leads where the notice says, as far as the portal goes there. */
function NoticeTitle({ notice, onFollow }: { notice: Notice; onFollow: () => void }) {
  const address = notice.link ? sanitizeServerAddress(notice.link) : null;
  if (!address) return <strong>{notice.title}</strong>;
  if (!address.startsWith('/')) {
    return (
      <a href={address} onClick={onFollow}>
        {notice.title}
      </a>
    );
  }
  return (
    <Link to={address} onClick={onFollow}>
      {notice.title}
    </Link>
  );
}
