import { Button } from 'antd';
import { useT } from '@/hooks/useT';
import { CHANGE_PASSWORD_PATH } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';

/** The way to a new password, which keeps out whoever knows the old one. */
export function NewPasswordLink() {
  const t = useT();
  return (
    <Button type="primary" onClick={() => goTo(CHANGE_PASSWORD_PATH)}>
      {t('behavior.disown.password')}
    </Button>
  );
}
