import { Radio } from 'antd';
import { actAsRegistry, type RegistryAction, type RegistryRecord } from '../api';
import { useToolMessages } from '../messages';
import { useToolAction } from '../useToolAction';
import { ActionError } from './ActionError';

const ACTIONS: readonly RegistryAction[] = ['up', 'down', 'slow', 'fail'];

interface Props {
  record: RegistryRecord;
  /** Called after the registry's behavior was changed. */
  onChanged: () => void;
}

/** Select for the simulated behavior of a channel's registry; a change takes effect immediately. */
export function RegistryChoice({ record: { channel, action }, onChanged }: Props) {
  const words = useToolMessages();
  const { act, problem } = useToolAction();
  return (
    <fieldset className="mock-tools-fieldset">
      <legend>{words('registry.behavior')}</legend>
      <Radio.Group
        className="mock-tools-choice"
        value={action}
        onChange={({ target }) => act(() => actAsRegistry(channel, target.value)).then(onChanged)}
        options={ACTIONS.map((one) => ({ value: one, label: words(`registry.${one}`) }))}
      />
      <ActionError words={problem} />
    </fieldset>
  );
}
