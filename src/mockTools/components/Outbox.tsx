import { Empty, Skeleton } from 'antd';
import { getOutbox } from '../api';
import { useToolMessages } from '../messages';
import { usePolling } from '../usePolling';
import { MessageCard } from './MessageCard';
import { ToolsLoadError } from './ToolsLoadError';

/** What the portal sent, newest first; new messages come by themselves. */
export function Outbox() {
  const words = useToolMessages();
  const { data, error, loading, reload } = usePolling(getOutbox);
  return (
    <div className="mock-tools-block">
      {error && <ToolsLoadError busy={loading} onRetry={reload} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 4 }} />}
      {data?.list.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={words('messages.empty')} />
      )}
      {data && data.list.length > 0 && (
        <ul className="mock-tools-list">
          {data.list.map((message) => (
            <li key={message.id}>
              <MessageCard message={message} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
