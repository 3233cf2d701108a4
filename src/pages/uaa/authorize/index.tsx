import { StepUpHost } from '@/features/stepUp/StepUpHost';
import { useGlobalActions } from '@/models/hooks';
import { AuthorizeStatus } from './components/AuthorizeStatus';
import { ConsentScreen } from './components/ConsentScreen';
import { useAuthorize } from './useAuthorize';

/** /uaa/authorize: applications redirect users here for sign-in and consent. */
export default function AuthorizePage() {
  const { state, dispatch } = useAuthorize();
  const { fetchLoginStatus } = useGlobalActions();
  const { step, request, switched } = state;
  const person = request?.person;
  return (
    <>
      {step !== 'consent' && <AuthorizeStatus state={state} step={step} dispatch={dispatch} />}
      {step === 'consent' && person && (
        <ConsentScreen
          key={`${request.requestId} ${person.account}`}
          request={{ ...request, person }}
          switched={switched}
          dispatch={dispatch}
        />
      )}
      <StepUpHost prepare={fetchLoginStatus} />
    </>
  );
}
