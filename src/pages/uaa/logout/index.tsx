import { Button } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { LingeringSpin } from '@/components/LingeringSpin';
import { StandalonePage } from '@/components/StandalonePage';
import { useT } from '@/hooks/useT';
import { useGlobalActions } from '@/models/hooks';
import { logout } from '@/services/uaa';
import { clearLeftovers } from '@/utils/leftovers';
import { currentQuery, leaveTo, signInAnew } from '@/utils/redirect';
import { warn } from '@/utils/request';
import { announce } from '@/utils/sessionChannel';

/** Ends the session here and in the other tabs first, whatever the network does, then on the server. */
export default function LogoutPage() {
  const t = useT();
  const { forgetPerson } = useGlobalActions();
  const [failed, setFailed] = useState(false);

  const signOut = useCallback(() => {
    setFailed(false);
    forgetPerson();
    clearLeftovers();
    announce('signed-out');
    const { post_logout_redirect_uri, id_token_hint } = currentQuery();
    logout({ post_logout_redirect_uri, id_token_hint })
      .then((address) => {
        if (!address) return setFailed(true);
        // An address that may not be visited leads to the local sign-in page: the session is over all the same.
        if (address === true || !leaveTo(address, { replace: true })) signInAnew();
      })
      .catch((error: unknown) => {
        warn(error);
        setFailed(true);
      });
  }, [forgetPerson]);

  useEffect(signOut, [signOut]);

  return (
    <StandalonePage title="page.logout">
      {failed ? (
        <>
          <p role="alert">{t('login.logout.failed')}</p>
          <Button type="primary" onClick={signOut}>
            {t('common.retry')}
          </Button>
          <Button onClick={signInAnew}>{t('login.logout.signIn')}</Button>
        </>
      ) : (
        <LingeringSpin spinning>
          <p>{t('login.logout.busy')}</p>
        </LingeringSpin>
      )}
    </StandalonePage>
  );
}
