import { useLocation } from '@umijs/max';
import { Alert } from '@/components/Alert';
import { useT } from '@/hooks/useT';
import { readDisownReason } from './disownReason';

/** Tells a person who has just reported "this wasn't me" why they should change the password; nothing otherwise. */
export function DisownReasonAlert() {
  const t = useT();
  const reason = readDisownReason(useLocation().search);
  return reason ? <Alert type="warning" message={t(reason)} /> : null;
}
