import { Button } from 'antd';
import { useState } from 'react';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { reload } from '@/utils/routing/redirect';
import { resetPortal } from '../api';
import { useToolMessages } from '../messages';
import { useToolAction } from '../useToolAction';
import { ActionError } from './ActionError';

/** Button that resets the demo data after a confirmation. */
export function ResetTool() {
  const getText = useToolMessages();
  const { act, acting, problem } = useToolAction();
  const [isConfirming, setConfirming] = useState(false);
  // The sessions are deleted, too: reload, so that the page checks the session again.
  const reset = () => act(() => resetPortal().then(reload));

  return (
    <section className="mock-tools-block">
      <h2>{getText('reset.title')}</h2>
      <p className="mock-tools-hint">{getText('reset.hint')}</p>
      <p role="status">{isConfirming && getText('reset.sure')}</p>
      <div className="mock-tools-row">
        <SubmitButton busy={acting} onClick={isConfirming ? reset : () => setConfirming(true)}>
          {getText(isConfirming ? 'reset.confirm' : 'reset.action')}
        </SubmitButton>
        {isConfirming && <Button onClick={() => setConfirming(false)}>{getText('reset.keep')}</Button>}
      </div>
      <ActionError text={problem} />
    </section>
  );
}
