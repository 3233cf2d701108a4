import { lazy, Suspense } from 'react';
import { Link } from '@/components/Link';
import type { LoginResult } from '@/contract';
import { CertificateForm } from '@/features/certificate/components/CertificateForm';
import type { ProofExchange } from '@/features/certificate/submitCertificateProof';
import { useCompleteSignIn } from '@/features/signIn/useCompleteSignIn';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import { caLogin, getCaChallenge } from '@/services/guides';
import { getSignInPath } from '@/utils/routing/paths';
import { CERTIFICATE_LINK } from '../login/signInLinks';
import './index.css';

const exchange: ProofExchange<LoginResult> = { ask: getCaChallenge, present: caLogin };

const DemoCertificates =
  typeof MOCK_TOOLS !== 'undefined' && MOCK_TOOLS ? lazy(() => import('@/mockTools/DemoCertificates')) : null;

/** /uaa/CALogin: sign-in with a digital certificate. */
export default function CALoginPage() {
  const t = useT();
  const referer = useReferer();
  const completeSignIn = useCompleteSignIn(referer, CERTIFICATE_LINK.name);

  return (
    <div className="ca-login">
      <h1>{t('certificate.heading')}</h1>
      <p>{t('certificate.intro')}</p>
      <CertificateForm
        exchange={exchange}
        onDone={completeSignIn}
        submitWords="certificate.submit"
        submittingWords="certificate.submitting"
      />
      <p>
        <Link to={getSignInPath(referer)}>{t('certificate.otherWays')}</Link>
      </p>
      {DemoCertificates && (
        <Suspense fallback={null}>
          <DemoCertificates />
        </Suspense>
      )}
    </div>
  );
}
