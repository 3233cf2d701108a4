import { Button } from 'antd';
import { Link } from '@/components/Link';
import { ResultBlock } from '@/components/ResultBlock';
import type { ChannelStatus } from '@/contract';
import type { ChannelBlock } from '@/features/verification/findBlock';
import { toLadderPage } from '@/features/verification/origin';
import { useT } from '@/hooks/useT';
import { formatDateTime } from '@/utils/i18n/dates';
import { getAppealPath, VERIFICATION_PATH } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';

interface Props {
  block: ChannelBlock;
  status: ChannelStatus | undefined;
  origin: string;
}

/** A channel that cannot be used now, and the ways on. */
export function ChannelBlocked({ block, status, origin }: Props) {
  const t = useT();
  return (
    <ResultBlock
      focus
      level={2}
      status="warning"
      picture="waiting"
      title={t(`verification.block.${block}`)}
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
