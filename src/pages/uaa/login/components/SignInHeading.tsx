import { useT } from '@/hooks/useT';
import { readLoginHint } from '@/utils/storage/loginHint';
import './SignInHeading.css';

/** What the page is for and, where an application asked for it, to which it leads on. */
export function SignInHeading({ referer }: { referer: string }) {
  const t = useT();
  const { client } = readLoginHint(referer);
  return (
    <div className="sign-in-heading">
      <h1>{t('login.heading')}</h1>
      {client && <p>{t('login.continue', { client })}</p>}
    </div>
  );
}
