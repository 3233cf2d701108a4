import { useEffect } from 'react';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import { useGlobalActions, useLoginActions } from '@/models/hooks';
import { getRedirect } from '@/services/uaa';
import { currentQuery, leaveTo, takeSentToSignIn } from '@/utils/redirect';
import { warn } from '@/utils/request';
import { PasswordForm } from './components/PasswordForm';

/** /uaa/login: one screen for every way in. */
export default function LoginPage() {
  const t = useT();
  const referer = useReferer();
  const { forgetPerson } = useGlobalActions();
  const { reset } = useLoginActions();

  useEffect(() => {
    forgetPerson();
    return () => {
      reset();
    };
  }, [forgetPerson, reset]);

  // Somebody already signed in belongs elsewhere: the server knows where. Whoever was just sent here stays,
  // or a server that contradicts itself would send them back and forth for ever.
  useEffect(() => {
    if (takeSentToSignIn()) return undefined;
    let here = true;
    getRedirect(currentQuery())
      .then((address) => {
        if (here && typeof address === 'string') leaveTo(address, { replace: true });
      })
      .catch(warn);
    return () => {
      here = false;
    };
  }, []);

  return (
    <>
      <h1>{t('login.heading')}</h1>
      <PasswordForm referer={referer} />
    </>
  );
}
