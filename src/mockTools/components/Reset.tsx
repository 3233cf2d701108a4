import { Button } from 'antd';
import { useState } from 'react';
import { BusyButton } from '@/components/Form/SubmitButton';
import { reload } from '@/utils/routing/redirect';
import { resetPortal } from '../api';
import { useAct } from '../useAct';
import { useWords } from '../words';
import { Problem } from './Problem';

/** The way back to the first day, asked twice. */
export function Reset() {
  const words = useWords();
  const { act, acting, problem } = useAct();
  const [asked, setAsked] = useState(false);
  // Sessions are gone with the rest: the page finds out who is here from the start.
  const reset = () => act(() => resetPortal().then(reload));

  return (
    <section className="mock-tools-block">
      <h2>{words('reset.title')}</h2>
      <p className="mock-tools-hint">{words('reset.hint')}</p>
      <p role="status">{asked && words('reset.sure')}</p>
      <div className="mock-tools-row">
        <BusyButton busy={acting} onClick={asked ? reset : () => setAsked(true)}>
          {words(asked ? 'reset.confirm' : 'reset.action')}
        </BusyButton>
        {asked && <Button onClick={() => setAsked(false)}>{words('reset.keep')}</Button>}
      </div>
      <Problem words={problem} />
    </section>
  );
}
