import { Link } from '@umijs/max';
import { lazy, Suspense } from 'react';
import type { LoginResult } from '@/contract';
import { CertificateForm } from '@/features/certificate/components/CertificateForm';
import type { Desk } from '@/features/certificate/prove';
import { useArrival } from '@/features/signIn/useCompleteSignIn';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import { caLogin, getCaChallenge } from '@/services/uaa';
import { signInFor } from '@/utils/routing/redirect';
import { CERTIFICATE } from '../login/otherWays';
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
