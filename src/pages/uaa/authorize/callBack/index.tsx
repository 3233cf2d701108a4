import { useOneTimeQuery } from '@/hooks/useOneTimeQuery';
import { ONE_TIME_PARAMS, readCallbackParams } from './callbackParams';
import { CallbackStatus } from './components/CallbackStatus';

/** /uaa/authorize/callBack: where providers send the browser back to. The code is taken from the address bar first. */
export default function CallBackPage() {
  const returned = useOneTimeQuery(readCallbackParams, ONE_TIME_PARAMS);
  return returned ? <CallbackStatus returned={returned} /> : null;
}
