import { Radio } from 'antd';
import { useState } from 'react';
import { followAddress } from '@/utils/routing/redirect';
import { actAsProvider, type OpenProvider, type ProviderAction } from '../api';
import { type ToolMessageKey, useToolMessages } from '../messages';
import { useToolAction } from '../useToolAction';
import { ActionButtons } from './ActionButtons';
import { ActionError } from './ActionError';

const ACTS: readonly [ProviderAction, ToolMessageKey][] = [
  ['approve', 'provider.approve'],
  ['cancel', 'provider.cancel'],
  ['fail', 'provider.fail'],
];

/** Returns the id of a provider's user who has no account of the portal. */
const newSubject = () => `guest-${Date.now().toString(36)}`;

interface Props {
  provider: OpenProvider;
  /** Called after the browser was redirected to the portal. */
  onLeave?: () => void;
}

/** Selects a provider's user and approves or declines; then redirects to the address of the response. */
export function ProviderActions({ provider: { state, purpose, people }, onLeave }: Props) {
  const getText = useToolMessages();
  const { act, acting, problem } = useToolAction();
  const [stranger] = useState(newSubject);
  const [subject, setSubject] = useState(people[0]?.subject ?? stranger);

  const play = (action: ProviderAction) =>
    act(async () => {
      const { redirectUrl } = await actAsProvider(state, action, subject);
      // The task is no longer pending, so this component may be unmounted; redirect anyway.
      if (!followAddress(redirectUrl, { replace: true })) throw new Error(`Not an address: ${redirectUrl}`);
      onLeave?.();
    });

  return (
    <>
      <Radio.Group
        className="mock-tools-choice"
        aria-label={getText('provider.who')}
        value={subject}
        onChange={({ target }) => setSubject(target.value)}
        options={[
          ...people.map((one) => ({
            value: one.subject,
            label: getText(`provider.${purpose}.known`, { account: one.account }),
          })),
          { value: stranger, label: getText(`provider.${purpose}.stranger`) },
        ]}
      />
      <ActionButtons acts={ACTS} busy={acting} onPlay={play} />
      <ActionError text={problem} />
    </>
  );
}
