import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { LingeringSpin } from '@/components/LingeringSpin';
import { StandalonePage } from '@/components/StandalonePage';
import { useT } from '@/hooks/useT';
import { useGlobalActions } from '@/models/hooks';
import { logout } from '@/services/uaa';
import { currentQuery, leaveTo, replaceWith } from '@/utils/redirect';
import { announce } from '@/utils/sessionChannel';

const signIn = () => replaceWith('/uaa/login');

/** Ends the session here first, whatever the network does, then on the server, then goes where the server says. */
export default function LogoutPage() {
  const t = useT();
  const { forgetPerson } = useGlobalActions();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    forgetPerson();
    const { post_logout_redirect_uri, id_token_hint } = currentQuery();
    logout({ post_logout_redirect_uri, id_token_hint })
      .then((address) => {
        announce('signed-out');
        if (!address) return setFailed(true);
        // An address that may not be visited leads to the local sign-in page: the session is over all the same.
        if (address === true || !leaveTo(address, { replace: true })) signIn();
      })
      .catch((error: unknown) => {
        console.warn(error);
        announce('signed-out');
        setFailed(true);
      });
  }, [forgetPerson]);

  return (
    <StandalonePage title="page.logout">
      {failed ? (
        <>
          <p role="alert">{t('login.logout.failed')}</p>
          <Button type="primary" onClick={signIn}>
            {t('login.logout.signIn')}
          </Button>
        </>
      ) : (
        <LingeringSpin spinning>
          <p>{t('login.logout.busy')}</p>
        </LingeringSpin>
      )}
    </StandalonePage>
  );
}
