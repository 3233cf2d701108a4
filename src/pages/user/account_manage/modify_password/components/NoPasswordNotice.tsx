import { Button } from 'antd';
import { ResultBlock } from '@/components/ResultBlock';
import { useT } from '@/hooks/useT';
import { RESET_PASSWORD_PATH } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';

/** An account that came with a provider's sign-in: there is no current password to give, a reset sets the first one. */
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
        <Button type="primary" size="large" onClick={() => goTo(RESET_PASSWORD_PATH)}>
          {t('account.password.none.reset')}
        </Button>
      }
    />
  );
}
