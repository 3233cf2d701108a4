import type { Dispatch } from 'react';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { useErrorMessage } from '@/components/Status/FailureAlert';
import type { AuthorizeRequest } from '@/contract';
import { useT } from '@/hooks/useT';
import type { AuthorizeEvent } from '../authorizeReducer';
import { useConsentDecision } from '../useConsentDecision';

interface Props {
  request: AuthorizeRequest;
  dispatch: Dispatch<AuthorizeEvent>;
}

/**
 * Denies the request and returns to the application: for users who cannot or do not want to reach the required level, or
 * to confirm that it is them.
 */
export function DenyConsentButton({ request: { requestId, person }, dispatch }: Props) {
  const t = useT();
  const { decide, deciding, error } = useConsentDecision(
    { requestId, account: person?.account ?? '' },
    [],
    dispatch,
  );
  const message = useErrorMessage(error);
  return (
    <>
      <SubmitButton busy={deciding === 'deny'} onClick={() => decide('deny')}>
        {t('authorize.decline')}
      </SubmitButton>
      {error && (
        <p role="alert" className="redirecting-failure">
          {message}
        </p>
      )}
    </>
  );
}
