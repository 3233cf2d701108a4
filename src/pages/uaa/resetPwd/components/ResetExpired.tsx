import { Button } from 'antd';
import { ResultBlock } from '@/components/ResultBlock';
import { MINUTE, RESET_LIFETIME } from '@/constants';
import { useT } from '@/hooks/useT';
import { getAppealPath } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';
import type { ResetState } from '../resetReducer';

interface Props {
  why: NonNullable<ResetState['over']>;
  onAgain: () => void;
}

/** A reset that has ended: why, and what can be done. */
export function ResetExpired({ why, onAgain }: Props) {
  const t = useT();
  return (
    <ResultBlock
      status="warning"
      picture="ended"
      level={2}
      focus
      title={t(`recovery.over.${why}`)}
      text={t(`recovery.over.${why}.text`, { minutes: RESET_LIFETIME / MINUTE })}
      actions={
        <>
          <Button type="primary" size="large" onClick={onAgain}>
            {t('recovery.again')}
          </Button>
          <Button size="large" onClick={() => goTo(getAppealPath('MOBILE_LOST'))}>
            {t('recovery.appeal')}
          </Button>
        </>
      }
    />
  );
}
