import { Skeleton } from 'antd';
import type { VerificationChannelName } from '@/contract';
import { useLoad } from '@/hooks/useLoad';
import { getOwnRecords } from './api';
import { RecordFacts } from './components/RecordFacts';
import { RegistryChoice } from './components/RegistryChoice';
import { ToolsLoadError } from './components/ToolsLoadError';
import { useToolMessages } from './messages';
import './index.css';

/** What the registry of a channel knows of the signed-in person, ready to copy, and how it behaves. */
export default function RegistryTool({ channel }: { channel: VerificationChannelName }) {
  const words = useToolMessages();
  const { data, error, loading, reload } = useLoad(getOwnRecords);
  const record = data?.records.find((one) => one.channel === channel);
  return (
    <section className="mock-tools-card mock-tools-registry">
      <h2>{words('registry.title')}</h2>
      {error && <ToolsLoadError busy={loading} onRetry={reload} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 4 }} />}
      {data && record && (
        <>
          <RecordFacts person={data} record={record} />
          <RegistryChoice record={record} onChanged={reload} />
        </>
      )}
    </section>
  );
}
