import { LinkButton } from '@/components/Action/LinkButton';
import { useT } from '@/hooks/useT';
import { CHANGE_PASSWORD_PATH } from '@/utils/routing/paths';

/** Link to the page for a new password, which locks out anyone who knows the old one. */
export function NewPasswordLink() {
  const t = useT();
  return (
    <LinkButton type="primary" to={CHANGE_PASSWORD_PATH}>
      {t('behavior.disown.password')}
    </LinkButton>
  );
}
