import { useLocation } from '@umijs/max';
import { Alert } from '@/components/Alert';
import { useT } from '@/hooks/useT';
import { readDisownReason } from './disownReason';

/** Why somebody who has just said "this wasn't me" is asked for a new password; nothing for anybody else. */
export function DisownReasonAlert() {
  const t = useT();
  const reason = readDisownReason(useLocation().search);
  return reason ? <Alert type="warning" message={t(reason)} /> : null;
}
