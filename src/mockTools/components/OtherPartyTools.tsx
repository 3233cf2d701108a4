import { Button, Select } from 'antd';
import { useId, useState } from 'react';
import { EmptyBlock } from '@/components/Status/EmptyBlock';
import { toHref } from '@/utils/routing/ownPath';
import { toPhonePath } from '@/utils/routing/paths';
import { demoAccounts } from '../accounts';
import { actAsPhone, getOpenTasks, type OpenProvider, type OpenQr, type PhoneAction } from '../api';
import { useToolMessages } from '../messages';
import { phoneActions } from '../phoneActions';
import { usePolling } from '../usePolling';
import { useToolAction } from '../useToolAction';
import { ActionButtons } from './ActionButtons';
import { ActionError } from './ActionError';
import { ProviderActions } from './ProviderActions';
import { ReviewerPanel } from './ReviewerPanel';
import { ToolLoading } from './ToolLoading';

/** The simulated parties that have a pending task in this browser. */
export function OtherPartyTools({ onLeave }: { onLeave: () => void }) {
  const getText = useToolMessages();
  const tasks = usePolling(getOpenTasks);
  const { data, reload } = tasks;
  const idle = data && data.qr.length + data.providers.length + data.appeals.length === 0;
  return (
    <div className="mock-tools-block">
      <ToolLoading load={tasks} />
      {idle && <EmptyBlock>{getText('open.empty')}</EmptyBlock>}
      {data?.qr.map((qr) => (
        <PhonePanel key={qr.uuid} qr={qr} onActed={reload} />
      ))}
      {data?.providers.map((provider) => (
        <ProviderPanel key={provider.state} provider={provider} onLeave={onLeave} />
      ))}
      {data?.appeals.map((appeal) => (
        <ReviewerPanel key={appeal.ticket} appeal={appeal} onActed={reload} />
      ))}
    </div>
  );
}

/** A provider whose approval is pending in this browser. */
function ProviderPanel({ provider, onLeave }: { provider: OpenProvider; onLeave: () => void }) {
  const getText = useToolMessages();
  return (
    <article className="mock-tools-card">
      <h2>{getText('provider.title', { name: provider.name })}</h2>
      <ProviderActions provider={provider} onLeave={onLeave} />
    </article>
  );
}

interface Props {
  qr: OpenQr;
  /** Called after an action, because the pending tasks have changed. */
  onActed: () => void;
}

/** The simulated phone for one QR code; its account is fixed once it has scanned the code. */
function PhonePanel({ qr: { uuid, phone }, onActed }: Props) {
  const getText = useToolMessages();
  const { act, acting, problem } = useToolAction();
  const [chosen, setChosen] = useState('demo');
  const account = phone ?? chosen;
  const play = (action: PhoneAction) => act(() => actAsPhone(uuid, action, account)).then(onActed);

  return (
    <article className="mock-tools-card">
      <h2>{getText('phone.title')}</h2>
      <p role="status">{phone ? getText('phone.scanned', { account: phone }) : getText('phone.waiting')}</p>
      {!phone && <AccountChoice value={chosen} onChange={setChosen} />}
      <ActionButtons acts={phoneActions[phone ? 'after' : 'before']} busy={acting} onPlay={play}>
        <Button type="link" href={toHref(toPhonePath(uuid, account))} target="_blank" rel="noopener">
          {getText('phone.page')}
        </Button>
      </ActionButtons>
      <ActionError text={problem} />
    </article>
  );
}

const options = demoAccounts.map(({ account }) => ({ value: account, label: account }));

/** Select for the account of the phone's user. */
function AccountChoice({ value, onChange }: { value: string; onChange: (account: string) => void }) {
  const getText = useToolMessages();
  const id = useId();
  return (
    <div className="mock-tools-row">
      <label htmlFor={id}>{getText('phone.account')}</label>
      <Select id={id} value={value} options={options} popupMatchSelectWidth={false} onChange={onChange} />
    </div>
  );
}
