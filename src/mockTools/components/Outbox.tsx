import { Skeleton } from 'antd';
import { EmptyBlock } from '@/components/Status/EmptyBlock';
import { getOutbox } from '../api';
import { useToolMessages } from '../messages';
import { usePolling } from '../usePolling';
import { MessageCard } from './MessageCard';
import { ToolsLoadError } from './ToolsLoadError';

/** The messages sent by the portal, newest first; updated automatically. */
export function Outbox() {
  const words = useToolMessages();
  const { data, error, loading, reload } = usePolling(getOutbox);
  return (
    <div className="mock-tools-block">
      {error && <ToolsLoadError busy={loading} onRetry={reload} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 4 }} />}
      {data?.list.length === 0 && <EmptyBlock>{words('messages.empty')}</EmptyBlock>}
      {data && data.list.length > 0 && (
        <ul className="mock-tools-list plain-list">
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
