import { useLocation } from '@umijs/max';
import { Alert } from '@/components/Status/Alert';
import { useT } from '@/hooks/useT';
import { readDisownReason } from './disownReason';

/** Explains why to change the password to a user who has just reported "this wasn't me"; otherwise renders nothing. */
export function DisownReasonAlert() {
  const t = useT();
  const reason = readDisownReason(useLocation().search);
  return reason ? <Alert type="warning" message={t(reason)} /> : null;
}
