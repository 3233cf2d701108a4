import { Skeleton } from 'antd';
import type { VerificationChannelName } from '@/contract';
import { useLoad } from '@/hooks/useLoad';
import { getOwnRecords } from './api';
import { RecordFacts } from './components/RecordFacts';
import { RegistryChoice } from './components/RegistryChoice';
import { ToolFrame } from './components/ToolFrame';
import { ToolsLoadError } from './components/ToolsLoadError';
import { useToolMessages } from './messages';
import './index.css';

/** A channel's registry data about the signed-in user, ready to copy, and its simulated behavior. */
export default function RegistryTool({ channel }: { channel: VerificationChannelName }) {
  const words = useToolMessages();
  const { data, error, loading, reload } = useLoad(getOwnRecords);
  const record = data?.records.find((one) => one.channel === channel);
  return (
    <ToolFrame title={words('registry.title')}>
      {error && <ToolsLoadError busy={loading} onRetry={reload} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 4 }} />}
      {data && record && (
        <>
          <RecordFacts person={data} record={record} />
          <RegistryChoice record={record} onChanged={reload} />
        </>
      )}
    </ToolFrame>
  );
}
