import { Empty, Skeleton } from 'antd';
import { getOpen } from '../api';
import { usePolled } from '../usePolled';
import { useWords } from '../words';
import { PhonePart } from './PhonePart';
import { ProviderPart } from './ProviderPart';
import { ReviewerPart } from './ReviewerPart';
import { ToolsFailed } from './ToolsFailed';

/** The parts somebody could play just now: those that something in this browser waits for. */
export function OtherSide({ onLeave }: { onLeave: () => void }) {
  const words = useWords();
  const { data, failed, loading, reload } = usePolled(getOpen);
  const idle = data && data.qr.length + data.providers.length + data.appeals.length === 0;
  return (
    <div className="mock-tools-block">
      {failed && <ToolsFailed busy={loading} onRetry={reload} />}
      {!data && !failed && <Skeleton active paragraph={{ rows: 4 }} />}
      {idle && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={words('open.empty')} />}
      {data?.qr.map((qr) => (
        <PhonePart key={qr.uuid} qr={qr} onActed={reload} />
      ))}
      {data?.providers.map((provider) => (
        <ProviderPart key={provider.state} provider={provider} onLeave={onLeave} />
      ))}
      {data?.appeals.map((appeal) => (
        <ReviewerPart key={appeal.ticket} appeal={appeal} onActed={reload} />
      ))}
    </div>
  );
}
