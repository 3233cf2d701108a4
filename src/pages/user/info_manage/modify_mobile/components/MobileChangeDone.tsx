import { LinkButton } from '@/components/Action/LinkButton';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { useT } from '@/hooks/useT';
import { BEHAVIOR_RECORD_PATH, INFO_PATH } from '@/utils/routing/paths';
import type { MobileChangeState } from '../mobileChangeReducer';

/** Shows the result after the number was changed or, if the account had none (`from` is empty), added. */
export function MobileChangeDone({ from, to }: Pick<MobileChangeState, 'from' | 'to'>) {
  const t = useT();
  return (
    <ResultBlock
      focus
      level={2}
      status="success"
      title={t(from ? 'info.mobile.changed' : 'info.mobile.bound')}
      text={
        <>
          <p>{from ? t('info.mobile.changed.text', { from, to }) : t('info.mobile.bound.text', { to })}</p>
          {from && <p>{t('info.mobile.changed.told', { from })}</p>}
        </>
      }
      actions={
        <>
          <LinkButton type="primary" to={INFO_PATH}>
            {t('info.back')}
          </LinkButton>
          <LinkButton to={BEHAVIOR_RECORD_PATH}>{t('account.record')}</LinkButton>
        </>
      }
    />
  );
}
