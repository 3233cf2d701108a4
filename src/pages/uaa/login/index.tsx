import { Form, type FormInstance } from 'antd';
import { lazy, Suspense, useEffect, useId, useLayoutEffect, useState } from 'react';
import { toTabId } from '@/components/Frame/TabList';
import { SignInPageLinks } from '@/features/signIn/components/SignInPageLinks';
import { NEWCOMER_LINKS } from '@/features/signIn/signInLinks';
import { usePasskeySignIn } from '@/features/signIn/usePasskeySignIn';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import { useGlobalActions, useLogin, useLoginActions } from '@/models/hooks';
import { getRedirect } from '@/services/signIn';
import { warn } from '@/utils/http/httpErrors';
import { loadAllMessages } from '@/utils/i18n/locale';
import { HOME_PATH } from '@/utils/routing/paths';
import { consumeSentToSignIn, followAddress, replaceWith } from '@/utils/routing/redirect';
import { getArrivalQuery } from '@/utils/routing/sanitizeAddress';
import { readLastChannel } from '@/utils/storage/lastChannel';
import { readLoginHint } from '@/utils/storage/loginHint';
import { noteSharedBrowser } from '@/utils/storage/sharedBrowser';
import { readSignOutReason } from '@/utils/storage/signOutReason';
import { readTabState, writeTabState } from '@/utils/storage/tabStorage';
import type { SignInChannelName } from './channelPanelProps';
import { ChannelPanel } from './components/ChannelPanel';
import { ChannelTabs } from './components/ChannelTabs';
import { OtherSignInOptions } from './components/OtherSignInOptions';
import { chooseFirstChannel } from './signInChannels';
import './index.css';

/** Tab storage of the open channel. */
const OPEN_CHANNEL = 'channel';

/** Lazy-loaded with its messages, because it is rarely shown. If loading fails, sign-in works without it. */
const SignOutNotice = lazy(() =>
  loadAllMessages()
    .then(() => import('@/features/idleTimeout/components/SignOutNotice'))
    .catch(() => ({ default: () => <></> })),
);

/** Returns the channel that the user opened in this tab, so that a reload while waiting for a code restores it. */
function readOpenChannel(): string | null {
  const name = readTabState(OPEN_CHANNEL);
  return typeof name === 'string' ? name : null;
}

/** Returns one form per channel; each keeps its input while another channel is open. */
function useForms(): Record<SignInChannelName, FormInstance> {
  const [password] = Form.useForm();
  const [sms] = Form.useForm();
  const [qr] = Form.useForm();
  return { password, sms, qr };
}

/** /uaa/login: all sign-in channels on one page. */
export default function LoginPage() {
  const referer = useReferer();
  // Before the first effects, which read the mark.
  useLayoutEffect(() => noteSharedBrowser(window.location.search), []);
  const { clearUser } = useGlobalActions();
  const { reset } = useLoginActions();
  const userType = useLogin((state) => state.userType);
  const keep = useLogin((state) => state.keep);
  const [last] = useState(readLastChannel);
  const [signOutReason] = useState(readSignOutReason);
  const [channel, setChannel] = useState(() => chooseFirstChannel(readOpenChannel() ?? last));
  const panelId = useId();
  const forms = useForms();
  const passkey = usePasskeySignIn({ referer, autofill: channel.name === 'password', keep });

  const change = (name: SignInChannelName) => {
    setChannel(chooseFirstChannel(name));
    writeTabState(OPEN_CHANNEL, name);
  };

  useEffect(() => {
    clearUser();
    return () => {
      reset();
    };
  }, [clearUser, reset]);

  // Redirect a signed-in user to the address that the server returns. Not if the portal itself has just sent the user
  // here: contradictory responses would cause an endless loop.
  useEffect(() => {
    if (consumeSentToSignIn()) return undefined;
    let isMounted = true;
    getRedirect(getArrivalQuery())
      .then((address) => {
        if (!isMounted || address === null) return;
        if (!followAddress(address, { replace: true })) replaceWith(HOME_PATH);
      })
      .catch(warn);
    return () => {
      isMounted = false;
    };
  }, []);

  /** Opens another channel from within a panel. The panel unmounts, so the focus moves to the tab of the new one. */
  const open = (name: SignInChannelName) => {
    change(name);
    document.getElementById(toTabId(panelId, name))?.focus();
  };

  return (
    <>
      <SignInHeading referer={referer} />
      {signOutReason && (
        <Suspense>
          <SignOutNotice reason={signOutReason} />
        </Suspense>
      )}
      <ChannelTabs current={channel.name} last={last} panelId={panelId} onChange={change} />
      <div
        id={panelId}
        role="tabpanel"
        aria-labelledby={toTabId(panelId, channel.name)}
        className="channel-panel"
      >
        <ChannelPanel
          key={channel.name}
          channel={channel}
          form={forms[channel.name]}
          referer={referer}
          onChannel={open}
        />
      </div>
      <div className="newcomers">
        <SignInPageLinks links={NEWCOMER_LINKS} />
      </div>
      <OtherSignInOptions
        key={userType}
        userType={userType}
        referer={referer}
        last={last}
        passkey={passkey}
      />
    </>
  );
}

/** Heading of the page; also names the application that requested the sign-in, if any. */
function SignInHeading({ referer }: { referer: string }) {
  const t = useT();
  const { client } = readLoginHint(referer);
  return (
    <div className="sign-in-heading">
      <h1>{t('login.heading')}</h1>
      {client && <p>{t('login.continue', { client })}</p>}
    </div>
  );
}
