import { RedirectingPage } from '@/components/Frame/RedirectingPage';
import { useOneTimeQuery } from '@/hooks/useOneTimeQuery';
import { useT } from '@/hooks/useT';
import { ONE_TIME_PARAMS, readCallbackParams } from './callbackParams';
import { CallbackStatus } from './components/CallbackStatus';

/** /uaa/authorize/callBack: redirect target of providers. Removes the code from the address bar first. */
export default function CallBackPage() {
  const t = useT();
  const returned = useOneTimeQuery(readCallbackParams, ONE_TIME_PARAMS);
  if (returned) return <CallbackStatus returned={returned} />;
  return <RedirectingPage title="page.callBack" busy={t('associate.finishing')} problem="" />;
}
