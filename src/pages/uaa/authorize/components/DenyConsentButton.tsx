import type { Dispatch } from 'react';
import { useFailureMessage } from '@/components/Form/FailureAlert';
import { SubmitButton } from '@/components/Form/SubmitButton';
import type { AuthorizeRequest } from '@/contract';
import { useT } from '@/hooks/useT';
import type { AuthorizeEvent } from '../authorizeReducer';
import { useConsentDecision } from '../useConsentDecision';

interface Props {
  request: AuthorizeRequest;
  dispatch: Dispatch<AuthorizeEvent>;
}

/** Back to the application, which gets nothing: for whoever cannot, or will not, reach the level it asks for. */
export function DenyConsentButton({ request: { requestId, person }, dispatch }: Props) {
  const t = useT();
  const { make, making, failure } = useConsentDecision(
    { requestId, account: person?.account ?? '' },
    [],
    dispatch,
  );
  const words = useFailureMessage(failure);
  return (
    <>
      <SubmitButton busy={making === 'deny'} onClick={() => make('deny')}>
        {t('authorize.decline')}
      </SubmitButton>
      {failure && (
        <p role="alert" className="redirecting-failure">
          {words}
        </p>
      )}
    </>
  );
}
