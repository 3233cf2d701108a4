import { Radio } from 'antd';
import { useState } from 'react';
import { leaveTo } from '@/utils/routing/redirect';
import { actAsProvider, type OpenProvider, type ProviderAction } from '../api';
import { useAct } from '../useAct';
import { type ToolWord, useWords } from '../words';
import { Acts } from './Acts';
import { Problem } from './Problem';

const ACTS: readonly [ProviderAction, ToolWord][] = [
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
export function ProviderActs({ provider: { state, people }, onLeave }: Props) {
  const words = useWords();
  const { act, acting, problem } = useAct();
  const [stranger] = useState(newSubject);
  const [subject, setSubject] = useState(people[0]?.subject ?? stranger);

  const play = (action: ProviderAction) =>
    act(async () => {
      const { redirectUrl } = await actAsProvider(state, action, subject);
      // What is answered waits no more: this part may be gone by now, and the browser leaves all the same.
      if (!leaveTo(redirectUrl, { replace: true })) throw new Error(`Not an address: ${redirectUrl}`);
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
            label: words('provider.bound', { account: one.account }),
          })),
          { value: stranger, label: words('provider.stranger') },
        ]}
      />
      <Acts acts={ACTS} busy={acting} onPlay={play} />
      <Problem words={problem} />
    </>
  );
}
