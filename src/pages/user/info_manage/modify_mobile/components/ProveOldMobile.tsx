import { Form, Radio, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Link } from '@/components/Link';
import { useT } from '@/hooks/useT';
import { getAppealPath } from '@/utils/routing/paths';
import type { MobileChange } from '../useMobileChange';
import { OldMobileCodeForm } from './OldMobileCodeForm';

const METHODS = ['sms', 'certificate'] as const;
/** What opens certificates loads when somebody chooses it. */
const CertificateProof = lazy(() => import('./OldMobileCertificateProof'));

/** Proof that the change is the person's own: the old number, or a certificate; an appeal for whom neither is left. */
export function ProveOldMobile(change: MobileChange) {
  const t = useT();
  const [method, setMethod] = useState<(typeof METHODS)[number]>('sms');
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
        {method === 'sms' ? (
          <OldMobileCodeForm key={change.state.from} {...change} />
        ) : (
          <CertificateProof proved={change.proved} />
        )}
      </Suspense>
      <p className="mobile-change-other">
        <Link to={getAppealPath('MOBILE_LOST')}>{t('info.mobile.lost')}</Link>
      </p>
    </>
  );
}
