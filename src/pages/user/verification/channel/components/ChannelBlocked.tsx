import { Link } from '@/components/Action/Link';
import { LinkButton } from '@/components/Action/LinkButton';
import { ResultBlock } from '@/components/Status/ResultBlock';
import type { ChannelStatus } from '@/contract';
import type { ChannelBlock } from '@/features/verification/findBlock';
import { toLadderPage } from '@/features/verification/origin';
import { useT } from '@/hooks/useT';
import { formatDeadline } from '@/utils/i18n/dates';
import { getAppealPath, VERIFICATION_PATH } from '@/utils/routing/paths';

interface Props {
  block: ChannelBlock;
  status: ChannelStatus | undefined;
  origin: string;
}

/** Explains why a channel is unavailable, with alternatives. */
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
        <p>{t(`verification.${block}.text`, { at: status ? formatDeadline(status.triesResetAt) : '' })}</p>
      }
      actions={
        <>
          <LinkButton type="primary" to={toLadderPage(origin)}>
            {t('verification.others')}
          </LinkButton>
          {block === 'none' && (
            <Link to={getAppealPath('VERIFY_FAILED', VERIFICATION_PATH)}>{t('identity.raise.appeal')}</Link>
          )}
        </>
      }
    />
  );
}
