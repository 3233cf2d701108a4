import { FailureAlert } from '@/components/Form/FailureAlert';
import { FormFooter } from '@/components/Form/FormFooter';
import { SubmitButton } from '@/components/Form/SubmitButton';
import { ChannelList } from '@/features/verification/components/ChannelList';
import { findWaysToLevel } from '@/features/verification/levels';
import { useVerificationOverview } from '@/features/verification/useVerificationOverview';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { proveOwnMobile } from '@/services/mobile';
import { CHANGE_MOBILE_PATH } from '@/utils/routing/paths';
import type { MobileChange } from '../useMobileChange';

/** Names the way of proof in the page's address, for whoever comes back from a channel. */
export const METHOD_PARAM = 'method';

/** Back to this page, with this way chosen. */
const ORIGIN = `${CHANGE_MOBILE_PATH}?${METHOD_PARAM}=verification`;
/** The channels that reach level 3 by themselves. */
const { direct } = findWaysToLevel(3);

/** A verification to level 3 in place of the old number: through a channel first, then back here. */
export function VerificationProof({ onProved, noteError }: Pick<MobileChange, 'onProved' | 'noteError'>) {
  const t = useT();
  const { data: overview } = useVerificationOverview(ORIGIN, true);
  const { run, running, error } = useAction({
    act: () => proveOwnMobile({ method: 'verification' }, ['VERIFY_REQUIRED']),
    onDone: onProved,
    onError: (failed) => noteError(failed),
  });
  return (
    <>
      <p>{t('info.mobile.verify')}</p>
      <ChannelList channels={direct} overview={overview} origin={ORIGIN} />
      <div className="mobile-change-verified">
        <FailureAlert error={error} unreachable="info.mobile.unreachable" />
        <FormFooter>
          <SubmitButton type="primary" size="large" busy={running} onClick={() => run()}>
            {t('info.mobile.verified')}
          </SubmitButton>
        </FormFooter>
      </div>
    </>
  );
}
