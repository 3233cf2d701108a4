import type { VerificationChannelName } from '@/contract';
import { useLoad } from '@/hooks/useLoad';
import { getOwnRecords } from './api';
import { RecordFacts } from './components/RecordFacts';
import { RegistryChoice } from './components/RegistryChoice';
import { ToolFrame } from './components/ToolFrame';
import { ToolLoading } from './components/ToolLoading';
import { useToolMessages } from './messages';
import './index.css';

/** A channel's registry data about the signed-in user, ready to copy, and its simulated behavior. */
export default function RegistryTool({ channel }: { channel: VerificationChannelName }) {
  const words = useToolMessages();
  const load = useLoad(getOwnRecords);
  const { data, reload } = load;
  const record = data?.records.find((one) => one.channel === channel);
  return (
    <ToolFrame title={words('registry.title')}>
      <ToolLoading load={load} />
      {data && record && (
        <>
          <RecordFacts person={data} record={record} />
          <RegistryChoice record={record} onChanged={reload} />
        </>
      )}
    </ToolFrame>
  );
}
