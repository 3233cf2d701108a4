import { useT } from '@/hooks/useT';
import { readLoginHint } from '@/utils/storage/loginHint';
import './SignInHeading.css';

/** Heading of the page; also names the application that requested the sign-in, if any. */
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
