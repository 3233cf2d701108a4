import { useState } from 'react';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { FormFooter } from '@/components/Form/FormFooter';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { STEP_UP_LIFETIME } from '@/constants';
import { findWaysToLevel } from '@/domain/identityLevels';
import { ChannelList } from '@/features/verification/components/ChannelList';
import { useVerificationOverview } from '@/features/verification/useVerificationOverview';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { proveOwnMobile } from '@/services/mobile';
import { isRefusedFor } from '@/utils/http/ApiError';
import { CHANGE_MOBILE_PATH } from '@/utils/routing/paths';
import { getNow } from '@/utils/serverClock';
import type { MobileChange } from '../useMobileChange';

/** Query parameter with the chosen method, for users who return from a verification channel. */
export const METHOD_PARAM = 'method';

/** Return address to this page, with this method selected. */
const ORIGIN = `${CHANGE_MOBILE_PATH}?${METHOD_PARAM}=verification`;
/** The channels that reach level 3 in one step. */
const { direct } = findWaysToLevel(3);

/** A verification at level 3 instead of the old number: redirects to a channel, which returns here. */
export function VerificationProof({ onProved, noteError }: Pick<MobileChange, 'onProved' | 'noteError'>) {
  const t = useT();
  const { data: overview } = useVerificationOverview(ORIGIN, true);
  const [used, setUsed] = useState(false);
  const isFresh =
    !used &&
    direct.some(({ name }) => {
      const at = overview?.channels.find(({ channel }) => channel === name)?.verifiedAt;
      return at !== null && at !== undefined && getNow() - Date.parse(at) < STEP_UP_LIFETIME;
    });
  const { run, running, error } = useAction({
    act: () => proveOwnMobile({ method: 'verification' }, ['VERIFY_REQUIRED']),
    onDone: onProved,
    onError: (failed) => {
      // The verification belongs to another browser or has already been used.
      if (isRefusedFor(failed, 'VERIFY_REQUIRED')) setUsed(true);
      noteError(failed);
    },
  });
  return (
    <>
      <p>{t(isFresh ? 'info.mobile.verify.fresh' : 'info.mobile.verify')}</p>
      {!isFresh && <ChannelList channels={direct} overview={overview} origin={ORIGIN} />}
      <div className="mobile-change-verified">
        <FailureAlert error={error} unreachable="form.unreachable.send" />
        <FormFooter>
          <SubmitButton type="primary" size="large" busy={running} onClick={() => run()}>
            {t('info.mobile.verified')}
          </SubmitButton>
        </FormFooter>
      </div>
    </>
  );
}
