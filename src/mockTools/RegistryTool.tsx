import { Radio } from 'antd';
import type { VerificationChannelName } from '@/contract';
import { useLoad } from '@/hooks/useLoad';
import { actAsRegistry, getOwnRecords, type RegistryAction, type RegistryRecord } from './api';
import { ActionError } from './components/ActionError';
import { RecordFacts } from './components/RecordFacts';
import { ToolFrame } from './components/ToolFrame';
import { ToolLoading } from './components/ToolLoading';
import { useToolMessages } from './messages';
import { useToolAction } from './useToolAction';
import './index.css';

const ACTIONS: readonly RegistryAction[] = ['up', 'down', 'slow', 'fail'];

/** A channel's registry data about the signed-in user, ready to copy, and its simulated behavior. */
export default function RegistryTool({ channel }: { channel: VerificationChannelName }) {
  const getText = useToolMessages();
  const load = useLoad(getOwnRecords);
  const { data, reload } = load;
  const record = data?.records.find((one) => one.channel === channel);
  return (
    <ToolFrame title={getText('registry.title')}>
      <ToolLoading load={load} />
      {data && record && (
        <>
          <RecordFacts person={data} record={record} />
          <Behavior record={record} onChanged={reload} />
        </>
      )}
    </ToolFrame>
  );
}

interface BehaviorProps {
  record: RegistryRecord;
  /** Called after each attempt to change the behavior. */
  onChanged: () => void;
}

/** Radio buttons for the simulated behavior of a channel's registry; a change takes effect immediately. */
function Behavior({ record: { channel, action }, onChanged }: BehaviorProps) {
  const getText = useToolMessages();
  const { act, problem } = useToolAction();
  return (
    <fieldset className="mock-tools-fieldset">
      <legend>{getText('registry.behavior')}</legend>
      <Radio.Group
        className="mock-tools-choice"
        value={action}
        onChange={({ target }) => act(() => actAsRegistry(channel, target.value)).then(onChanged)}
        options={ACTIONS.map((one) => ({ value: one, label: getText(`registry.${one}`) }))}
      />
      <ActionError text={problem} />
    </fieldset>
  );
}
