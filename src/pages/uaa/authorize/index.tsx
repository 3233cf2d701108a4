import { AuthorizeStatus } from './components/AuthorizeStatus';
import { ConsentScreen } from './components/ConsentScreen';
import { useAuthorize } from './useAuthorize';

/** /uaa/authorize: applications redirect users here for sign-in and consent. */
export default function AuthorizePage() {
  const { state, dispatch } = useAuthorize();
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
