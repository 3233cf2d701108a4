import { useSearchParams } from '@umijs/max';
import { Form, Radio, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Link } from '@/components/Action/Link';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { FormFooter } from '@/components/Form/FormFooter';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { STEP_UP_LIFETIME } from '@/constants';
import type { Data, IdentityLevel } from '@/contract';
import { findWaysToLevel } from '@/domain/identityLevels';
import { ChannelList } from '@/features/verification/components/ChannelList';
import { useVerificationOverview } from '@/features/verification/useVerificationOverview';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { proveOwnMobile } from '@/services/mobile';
import { isRefusedFor } from '@/utils/http/ApiError';
import { CHANGE_MOBILE_PATH, getAppealPath } from '@/utils/routing/paths';
import { getNow } from '@/utils/serverClock';
import type { MobileChange } from '../useMobileChange';
import { OldMobileCodeForm } from './OldMobileCodeForm';

const METHODS = ['sms', 'verification', 'certificate'] as const;
/** A level 1 account has no verified identity to compare with. */
const UNVERIFIED: IdentityLevel = 1;
/** Lazy-loads the certificate code when the user selects this method. */
const CertificateForm = lazy(async () => {
  const module = await import('@/features/certificate/components/CertificateForm');
  return { default: module.CertificateForm<Data<'proveOwnMobile'>> };
});

/** Query parameter with the chosen method, for users who return from a verification channel. */
const METHOD_PARAM = 'method';

/** Return address to this page, with this method selected. */
const ORIGIN = `${CHANGE_MOBILE_PATH}?${METHOD_PARAM}=verification`;

/** The channels that reach level 3 in one step. */
const { direct } = findWaysToLevel(3);

/**
 * Verifies the owner of the account by the old number, an identity verification or a certificate; offers an appeal if
 * none is available.
 */
export function ProveOldMobile(change: MobileChange) {
  const t = useT();
  const level = useGlobal((state) => state.userInfo?.level) ?? UNVERIFIED;
  const methods = METHODS.filter((one) => one !== 'verification' || level > UNVERIFIED);
  const [query] = useSearchParams();
  const [method, setMethod] = useState(() => methods.find((one) => one === query.get(METHOD_PARAM)) ?? 'sms');
  return (
    <>
      <Form.Item layout="vertical" label={t('info.mobile.method')}>
        <Radio.Group
          name="method"
          aria-label={t('info.mobile.method')}
          value={method}
          onChange={({ target }) => setMethod(target.value)}
          options={methods.map((value) => ({ value, label: t(`info.mobile.method.${value}`) }))}
        />
      </Form.Item>
      <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 4 }} />}>
        {method === 'sms' && <OldMobileCodeForm key={change.state.from} {...change} />}
        {method === 'verification' && <VerificationProof {...change} />}
        {method === 'certificate' && (
          <CertificateForm
            present={({ id: challenge, ...proof }, silentFor) =>
              proveOwnMobile({ method: 'certificate', challenge, ...proof }, silentFor)
            }
            onDone={change.onProved}
            submitLabel="info.mobile.prove"
            submittingLabel="info.mobile.proving"
          />
        )}
      </Suspense>
      <p className="mobile-change-other link-line">
        <Link to={getAppealPath('MOBILE_LOST')}>{t('info.mobile.lost')}</Link>
      </p>
    </>
  );
}

/** A verification at level 3 instead of the old number: redirects to a channel, which returns here. */
function VerificationProof({ onProved, noteError }: Pick<MobileChange, 'onProved' | 'noteError'>) {
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
