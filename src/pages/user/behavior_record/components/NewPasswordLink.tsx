import { Button } from 'antd';
import { NEW_PASSWORD } from '@/features/accountSecurity/disownAddress';
import { useT } from '@/hooks/useT';
import { goTo } from '@/utils/routing/redirect';

/** The way to a new password, which keeps out whoever knows the old one. */
export function NewPasswordLink() {
  const t = useT();
  return (
    <Button type="primary" onClick={() => goTo(NEW_PASSWORD)}>
      {t('behavior.disown.password')}
    </Button>
  );
}
