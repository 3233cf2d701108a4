import type { Dispatch } from 'react';
import { useFailureWords } from '@/components/Form/FailureAlert';
import { BusyButton } from '@/components/Form/SubmitButton';
import type { AuthorizeRequest } from '@/contract';
import { useT } from '@/hooks/useT';
import type { AuthorizeEvent } from '../authorizeMachine';
import { useDecision } from '../useDecision';

interface Props {
  request: AuthorizeRequest;
  dispatch: Dispatch<AuthorizeEvent>;
}

/** Back to the application, which gets nothing: for whoever cannot, or will not, reach the level it asks for. */
export function DeclineButton({ request: { requestId, person }, dispatch }: Props) {
  const t = useT();
  const { make, making, failure } = useDecision({ requestId, account: person?.account ?? '' }, [], dispatch);
  const words = useFailureWords(failure);
  return (
    <>
      <BusyButton busy={making === 'deny'} onClick={() => make('deny')}>
        {t('authorize.decline')}
      </BusyButton>
      {failure && (
        <p role="alert" className="passing-failure">
          {words}
        </p>
      )}
    </>
  );
}
