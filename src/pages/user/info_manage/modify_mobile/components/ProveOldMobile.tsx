import { useSearchParams } from '@umijs/max';
import { Form, Radio, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Link } from '@/components/Link';
import { useT } from '@/hooks/useT';
import { getAppealPath } from '@/utils/routing/paths';
import type { MobileChange } from '../useMobileChange';
import { OldMobileCodeForm } from './OldMobileCodeForm';
import { METHOD_PARAM, VerificationProof } from './VerificationProof';

const METHODS = ['sms', 'verification', 'certificate'] as const;
/** The code that opens certificates loads once somebody chooses that way. */
const CertificateProof = lazy(() => import('./OldMobileCertificateProof'));

/** Proves that the person owns the account: by the old number, a verification or a certificate; an appeal where neither is at hand. */
export function ProveOldMobile(change: MobileChange) {
  const t = useT();
  const [query] = useSearchParams();
  const [method, setMethod] = useState(() => METHODS.find((one) => one === query.get(METHOD_PARAM)) ?? 'sms');
  return (
    <>
      <Form.Item layout="vertical" label={t('info.mobile.method')}>
        <Radio.Group
          name="method"
          aria-label={t('info.mobile.method')}
          value={method}
          onChange={({ target }) => setMethod(target.value)}
          options={METHODS.map((value) => ({ value, label: t(`info.mobile.method.${value}`) }))}
        />
      </Form.Item>
      <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 4 }} />}>
        {method === 'sms' && <OldMobileCodeForm key={change.state.from} {...change} />}
        {method === 'verification' && <VerificationProof {...change} />}
        {method === 'certificate' && <CertificateProof onProved={change.onProved} />}
      </Suspense>
      <p className="mobile-change-other">
        <Link to={getAppealPath('MOBILE_LOST')}>{t('info.mobile.lost')}</Link>
      </p>
    </>
  );
}
