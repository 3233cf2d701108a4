import { useLocation } from '@umijs/max';
import { Alert } from '@/components/Alert';
import { useT } from '@/hooks/useT';
import { reasonFrom } from './disownAddress';

/** Why somebody who has just said "this wasn't me" is asked for a new password; nothing for anybody else. */
export function AfterDisown() {
  const t = useT();
  const reason = reasonFrom(useLocation().search);
  return reason ? <Alert type="warning" message={t(reason)} /> : null;
}
