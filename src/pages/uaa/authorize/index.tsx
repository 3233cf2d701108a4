import { StepUpHost } from '@/features/stepUp/StepUpHost';
import { useGlobalActions } from '@/models/hooks';
import { AuthorizeStatus } from './components/AuthorizeStatus';
import { ConsentScreen } from './components/ConsentScreen';
import { useAuthorize } from './useAuthorize';

/** /uaa/authorize: applications redirect users here for sign-in and consent. */
export default function AuthorizePage() {
  const authorization = useAuthorize();
  const { fetchLoginStatus } = useGlobalActions();
  return (
    <>
      <AuthorizeScreen {...authorization} />
      <StepUpHost prepare={fetchLoginStatus} />
    </>
  );
}

function AuthorizeScreen({ state, dispatch }: ReturnType<typeof useAuthorize>) {
  const { step, request, switched } = state;
  if (step !== 'consent') return <AuthorizeStatus state={state} step={step} dispatch={dispatch} />;
  if (!request?.person) return null;
  const { person, requestId } = request;
  return (
    <ConsentScreen
      key={`${requestId} ${person.account}`}
      request={{ ...request, person }}
      switched={switched}
      dispatch={dispatch}
    />
  );
}
