import { Form, type FormInstance } from 'antd';
import { lazy, Suspense, useCallback, useEffect, useId, useLayoutEffect, useState } from 'react';
import { TabList, toTabId } from '@/components/Frame/TabList';
import { DelayedSpin } from '@/components/Status/DelayedSpin';
import { LoadError } from '@/components/Status/LoadError';
import { SignInPageLinks } from '@/features/signIn/components/SignInPageLinks';
import { NEWCOMER_LINKS } from '@/features/signIn/signInLinks';
import { usePasskeySignIn } from '@/features/signIn/usePasskeySignIn';
import { useLoad } from '@/hooks/useLoad';
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
import type { ChannelPanelProps, SignInChannelName } from './channelPanelProps';
import { LastUsedBadge } from './components/LastUsedBadge';
import { OtherSignInOptions } from './components/OtherSignInOptions';
import { chooseFirstChannel, type SignInChannel, signInChannels } from './signInChannels';
import './index.css';

/** Tab storage of the open channel, so that a reload while waiting for a code restores it. */
const OPEN_CHANNEL = 'channel';

/** Lazy-loaded with its messages, because it is rarely shown. If loading fails, sign-in works without it. */
const SignOutNotice = lazy(() =>
  loadAllMessages()
    .then(() => import('@/features/idleTimeout/components/SignOutNotice'))
    .catch(() => ({ default: () => <></> })),
);

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
  const [channel, setChannel] = useState(() => chooseFirstChannel(readTabState(OPEN_CHANNEL) ?? last));
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

interface Props {
  current: SignInChannelName;
  last: string | null;
  panelId: string;
  onChange: (name: SignInChannelName) => void;
}

/** Tabs of the sign-in channels. */
function ChannelTabs({ last, ...props }: Props) {
  const t = useT();
  return (
    <TabList
      {...props}
      label={t('login.channels')}
      className="channels"
      tabs={signInChannels.map(({ name, title }) => ({
        name,
        content: (
          <>
            {t(title)}
            {name === last && <LastUsedBadge />}
          </>
        ),
      }))}
    />
  );
}

/** A channel's panel. If its code cannot be loaded, the page and the other channels still work. */
function ChannelPanel({ channel, ...props }: ChannelPanelProps & { channel: SignInChannel }) {
  const { panel: Panel } = channel;
  return Panel ? <Panel {...props} /> : <LoadedPanel channel={channel} {...props} />;
}

function LoadedPanel({ channel, ...props }: ChannelPanelProps & { channel: SignInChannel }) {
  const load = useCallback(async () => ({ panel: await channel.load?.() }), [channel]);
  const { data, error, reload } = useLoad(load);

  if (data?.panel) return <data.panel {...props} />;
  if (error) return <LoadError error={error} title="login.channel.failed" onRetry={reload} />;
  return <DelayedSpin />;
}
