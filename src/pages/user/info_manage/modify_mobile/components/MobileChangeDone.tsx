import { Button } from 'antd';
import { ResultBlock } from '@/components/ResultBlock';
import { useT } from '@/hooks/useT';
import { BEHAVIOR_RECORD_PATH, INFO_PATH } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';
import type { MobileChangeState } from '../mobileChangeReducer';

/** Says what has changed and who has been told, and leads on. */
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
          <Button type="primary" onClick={() => goTo(INFO_PATH)}>
            {t('info.back')}
          </Button>
          <Button onClick={() => goTo(BEHAVIOR_RECORD_PATH)}>{t('info.record')}</Button>
        </>
      }
    />
  );
}
