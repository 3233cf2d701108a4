import { Tag } from 'antd';
import { EmptyBlock } from '@/components/Status/EmptyBlock';
import { RelativeTime } from '@/components/Value/RelativeTime';
import { toHref } from '@/utils/routing/ownPath';
import { sanitizeServerAddress } from '@/utils/routing/sanitizeAddress';
import { getOutbox, type OutboxMessage } from '../api';
import { useToolMessages } from '../messages';
import { usePolling } from '../usePolling';
import { CopyButton } from './CopyButton';
import { ToolLoading } from './ToolLoading';

/** The messages sent by the portal, newest first; updated automatically. */
export function Outbox() {
  const getText = useToolMessages();
  const outbox = usePolling(getOutbox);
  const messages = outbox.data?.list ?? [];
  return (
    <div className="mock-tools-block">
      <ToolLoading load={outbox} />
      {outbox.data && messages.length === 0 && <EmptyBlock>{getText('messages.empty')}</EmptyBlock>}
      {messages.length > 0 && (
        <ul className="mock-tools-list plain-list">
          {messages.map((message) => (
            <li key={message.id}>
              <Message message={message} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A message with its code and its link. */
function Message({ message: { kind, to, at, text, code, link } }: { message: OutboxMessage }) {
  const getText = useToolMessages();
  const path = sanitizeServerAddress(link);
  return (
    <article className="mock-tools-card">
      <div className="mock-tools-row">
        <Tag>{getText(`messages.${kind}`)}</Tag>
        <span className="mock-tools-text">{getText('messages.to', { to })}</span>
      </div>
      <RelativeTime at={at} />
      <p className="mock-tools-text">{text}</p>
      {code && (
        <div className="mock-tools-row">
          <span className="mock-tools-code">{code}</span>
          <CopyButton text={code} />
        </div>
      )}
      {path?.startsWith('/') && <a href={toHref(path)}>{getText('messages.follow')}</a>}
    </article>
  );
}
