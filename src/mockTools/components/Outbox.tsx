import { EmptyBlock } from '@/components/Status/EmptyBlock';
import { getOutbox } from '../api';
import { useToolMessages } from '../messages';
import { usePolling } from '../usePolling';
import { MessageCard } from './MessageCard';
import { ToolLoading } from './ToolLoading';

/** The messages sent by the portal, newest first; updated automatically. */
export function Outbox() {
  const words = useToolMessages();
  const outbox = usePolling(getOutbox);
  const messages = outbox.data?.list ?? [];
  return (
    <div className="mock-tools-block">
      <ToolLoading load={outbox} />
      {outbox.data && messages.length === 0 && <EmptyBlock>{words('messages.empty')}</EmptyBlock>}
      {messages.length > 0 && (
        <ul className="mock-tools-list plain-list">
          {messages.map((message) => (
            <li key={message.id}>
              <MessageCard message={message} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
