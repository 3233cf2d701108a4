import { useEffect, useState } from 'react';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { FormFooter } from '@/components/Form/FormFooter';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { presentPasskey } from '@/services/passkeyBrowser';
import { stepUp } from '@/services/stepUp';
import type { ProofProps } from '../proofProps';

/** A passkey of the account, which the browser asks for. */
export default function PasskeyProofForm({ target, onConfirmed }: ProofProps) {
  const t = useT();
  const ownId = useGlobal((state) => state.userInfo?.id);
  const [leaving] = useState(() => new AbortController());
  // Close the browser's dialog together with this one.
  useEffect(() => () => leaving.abort(), [leaving]);
  const { run, running, error } = useAction({
    act: () =>
      presentPasskey((passkey) => stepUp({ method: 'passkey', passkey, accountId: target?.id }), {
        accountId: target?.id ?? ownId,
        signal: leaving.signal,
      }),
    onDone: onConfirmed,
  });
  return (
    <div className="passkey-proof">
      <p className="step-up-hint">
        {target ? t('passkeys.confirm.target', { account: target.account }) : t('passkeys.confirm')}
      </p>
      <FailureAlert error={error} unreachable="stepUp.unreachable" />
      <FormFooter>
        <SubmitButton type="primary" size="large" block busy={running} onClick={() => run()}>
          {t(running ? 'passkeys.using' : 'passkeys.use')}
        </SubmitButton>
      </FormFooter>
    </div>
  );
}
