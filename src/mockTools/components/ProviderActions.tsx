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

/** Somebody the provider knows and the portal does not. */
const newSubject = () => `guest-${Date.now().toString(36)}`;

interface Props {
  provider: OpenProvider;
  /** The browser has been sent back to the portal. */
  onLeave?: () => void;
}

/** Who approves at a provider, and whether; the answer's address is followed. */
export function ProviderActions({ provider: { state, purpose, people }, onLeave }: Props) {
  const words = useToolMessages();
  const { act, acting, problem } = useToolAction();
  const [stranger] = useState(newSubject);
  const [subject, setSubject] = useState(people[0]?.subject ?? stranger);

  const play = (action: ProviderAction) =>
    act(async () => {
      const { redirectUrl } = await actAsProvider(state, action, subject);
      // What is answered waits no more: this part may be gone by now, and the browser leaves all the same.
      if (!followAddress(redirectUrl, { replace: true })) throw new Error(`Not an address: ${redirectUrl}`);
      onLeave?.();
    });

  return (
    <>
      <Radio.Group
        className="mock-tools-choice"
        aria-label={words('provider.who')}
        value={subject}
        onChange={({ target }) => setSubject(target.value)}
        options={[
          ...people.map((one) => ({
            value: one.subject,
            label: words(`provider.${purpose}.known`, { account: one.account }),
          })),
          { value: stranger, label: words(`provider.${purpose}.stranger`) },
        ]}
      />
      <ActionButtons acts={ACTS} busy={acting} onPlay={play} />
      <ActionError words={problem} />
    </>
  );
}
