import { Link } from '@/components/Action/Link';
import { ToolSlot } from '@/components/Frame/ToolSlot';
import { Alert } from '@/components/Status/Alert';
import { CertificateForm } from '@/features/certificate/components/CertificateForm';
import { CERTIFICATE_LINK } from '@/features/signIn/signInLinks';
import { useCompleteSignIn } from '@/features/signIn/useCompleteSignIn';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import { caLogin } from '@/services/guides';
import { ACCOUNT_UNBIND_PATH, getSignInPath } from '@/utils/routing/paths';
import './index.css';

/** /uaa/CALogin: sign-in with a digital certificate. */
export default function CALoginPage() {
  const t = useT();
  const referer = useReferer();
  const completeSignIn = useCompleteSignIn(referer, CERTIFICATE_LINK.name);

  return (
    <div className="stack">
      <h1>{t('certificate.heading')}</h1>
      <p>{t('certificate.intro')}</p>
      <CertificateForm
        present={caLogin}
        onDone={completeSignIn}
        submitLabel="certificate.submit"
        submittingLabel="certificate.submitting"
        notBoundHint={
          <Alert
            type="info"
            role="status"
            className="ca-login-hint"
            message={t('certificate.notBound')}
            description={
              <Link to={getSignInPath(ACCOUNT_UNBIND_PATH)}>{t('certificate.notBound.signIn')}</Link>
            }
          />
        }
      />
      <p className="link-line">
        <Link to={getSignInPath(referer)}>{t('certificate.otherWays')}</Link>
      </p>
      <ToolSlot name="certificates" />
    </div>
  );
}
