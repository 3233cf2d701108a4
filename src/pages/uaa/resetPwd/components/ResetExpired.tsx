import { Button } from 'antd';
import { LinkButton } from '@/components/Action/LinkButton';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { MINUTE, RESET_LIFETIME } from '@/constants';
import { useT } from '@/hooks/useT';
import { getAppealPath } from '@/utils/routing/paths';
import type { ResetState } from '../resetReducer';

interface Props {
  why: NonNullable<ResetState['over']>;
  onAgain: () => void;
}

/** Shows why the reset has ended, and the next actions. */
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
          <LinkButton size="large" to={getAppealPath('MOBILE_LOST')}>
            {t('appeal.link')}
          </LinkButton>
        </>
      }
    />
  );
}
