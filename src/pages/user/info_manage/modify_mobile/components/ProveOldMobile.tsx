import { useSearchParams } from '@umijs/max';
import { Form, Radio, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Link } from '@/components/Action/Link';
import type { IdentityLevel } from '@/contract';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { getAppealPath } from '@/utils/routing/paths';
import type { MobileChange } from '../useMobileChange';
import { OldMobileCodeForm } from './OldMobileCodeForm';
import { METHOD_PARAM, VerificationProof } from './VerificationProof';

const METHODS = ['sms', 'verification', 'certificate'] as const;
/** A level 1 account has no verified identity to compare with. */
const UNVERIFIED: IdentityLevel = 1;
/** Lazy-loads the certificate code when the user selects this method. */
const CertificateProof = lazy(() => import('./OldMobileCertificateProof'));

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
        {method === 'certificate' && <CertificateProof onProved={change.onProved} />}
      </Suspense>
      <p className="mobile-change-other link-line">
        <Link to={getAppealPath('MOBILE_LOST')}>{t('info.mobile.lost')}</Link>
      </p>
    </>
  );
}
