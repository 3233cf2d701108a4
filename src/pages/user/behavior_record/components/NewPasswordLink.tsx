import { LinkButton } from '@/components/LinkButton';
import { useT } from '@/hooks/useT';
import { CHANGE_PASSWORD_PATH } from '@/utils/routing/paths';

/** The way to a new password, which keeps out whoever knows the old one. */
export function NewPasswordLink() {
  const t = useT();
  return (
    <LinkButton type="primary" to={CHANGE_PASSWORD_PATH}>
      {t('behavior.disown.password')}
    </LinkButton>
  );
}
