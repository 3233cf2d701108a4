import { Link } from '@umijs/max';
import { lazy, Suspense } from 'react';
import { CertificateForm } from '@/certificate/components/CertificateForm';
import type { Desk } from '@/certificate/prove';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import type { LoginResult } from '@/services/contract';
import { caLogin, getCaChallenge } from '@/services/uaa';
import { signInFor } from '@/utils/redirect';
import { CERTIFICATE } from '../login/otherWays';
import { useArrival } from '../login/useArrival';
import './index.css';

const desk: Desk<LoginResult> = { ask: getCaChallenge, present: caLogin };

const DemoCertificates =
  typeof MOCK_TOOLS !== 'undefined' && MOCK_TOOLS ? lazy(() => import('@/mockTools/DemoCertificates')) : null;

/** /uaa/CALogin: sign-in with a digital certificate. */
export default function CALoginPage() {
  const t = useT();
  const referer = useReferer();
  const arrive = useArrival(referer, CERTIFICATE.name);

  return (
    <div className="ca-login">
      <h1>{t('certificate.heading')}</h1>
      <p>{t('certificate.intro')}</p>
      <CertificateForm
        desk={desk}
        onDone={arrive}
        submitWords="certificate.submit"
        submittingWords="certificate.submitting"
      />
      <p>
        <Link to={signInFor(referer)}>{t('certificate.otherWays')}</Link>
      </p>
      {DemoCertificates && (
        <Suspense fallback={null}>
          <DemoCertificates />
        </Suspense>
      )}
    </div>
  );
}
