import { LinkButton } from '@/components/LinkButton';
import { ResultBlock } from '@/components/ResultBlock';
import { useT } from '@/hooks/useT';
import { RESET_PASSWORD_PATH } from '@/utils/routing/paths';

/** For an account registered through a provider: it has no current password, so a reset sets the first one. */
export function NoPasswordNotice({ account }: { account: string }) {
  const t = useT();
  return (
    <ResultBlock
      status="info"
      picture="empty"
      level={2}
      title={t('account.password.none')}
      text={
        <>
          <p>{t('account.password.none.why')}</p>
          <p>{t('account.password.none.how', { account })}</p>
        </>
      }
      actions={
        <LinkButton type="primary" size="large" to={RESET_PASSWORD_PATH}>
          {t('account.password.none.reset')}
        </LinkButton>
      }
    />
  );
}
