import { Tag } from 'antd';
import { RelativeTime } from '@/components/Value/RelativeTime';
import { toHref } from '@/utils/routing/ownPath';
import { sanitizeServerAddress } from '@/utils/routing/sanitizeAddress';
import type { OutboxMessage } from '../api';
import { useToolMessages } from '../messages';
import { CopyButton } from './CopyButton';

/** A message of the portal, with its code and its link. */
export function MessageCard({ message: { kind, to, at, text, code, link } }: { message: OutboxMessage }) {
  const words = useToolMessages();
  const path = sanitizeServerAddress(link);
  return (
    <article className="mock-tools-card">
      <div className="mock-tools-row">
        <Tag>{words(`messages.${kind}`)}</Tag>
        <span className="mock-tools-text">{words('messages.to', { to })}</span>
      </div>
      <RelativeTime at={at} />
      <p className="mock-tools-text">{text}</p>
      {code && (
        <div className="mock-tools-row">
          <span className="mock-tools-code">{code}</span>
          <CopyButton text={code} />
        </div>
      )}
      {path?.startsWith('/') && <a href={toHref(path)}>{words('messages.follow')}</a>}
    </article>
  );
}
