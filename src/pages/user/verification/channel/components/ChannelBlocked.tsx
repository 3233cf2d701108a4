import { Button } from 'antd';
import { Link } from '@/components/Link';
import { ResultBlock } from '@/components/ResultBlock';
import type { ChannelStatus } from '@/contract';
import { toLadderPage } from '@/features/verification/origin';
import { useT } from '@/hooks/useT';
import { formatDateTime } from '@/utils/i18n/dates';
import { getAppealPath, VERIFICATION_PATH } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';
import type { ChannelBlock } from '../findBlock';
import type { Channel } from '../types';

interface Props {
  channel: Channel;
  block: ChannelBlock;
  status: ChannelStatus | undefined;
  origin: string;
}

/** A channel that cannot be used now, and the ways on. */
export function ChannelBlocked({ block, status, origin }: Props) {
  const t = useT();
  return (
    <ResultBlock
      level={2}
      status="warning"
      picture="waiting"
      title={t('verification.down')}
      text={
        <p>{t(`verification.${block}.text`, { at: status ? formatDateTime(status.triesResetAt) : '' })}</p>
      }
      actions={
        <>
          <Button type="primary" onClick={() => goTo(toLadderPage(origin))}>
            {t('verification.others')}
          </Button>
          {block === 'none' && (
            <Link to={getAppealPath('VERIFY_FAILED', VERIFICATION_PATH)}>{t('identity.raise.appeal')}</Link>
          )}
        </>
      }
    />
  );
}
