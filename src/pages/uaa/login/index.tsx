import { Form, type FormInstance } from 'antd';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { SignInPageLinks } from '@/features/signIn/components/SignInPageLinks';
import { NEWCOMER_LINKS } from '@/features/signIn/signInLinks';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import { useGlobalActions, useLogin, useLoginActions } from '@/models/hooks';
import { getRedirect } from '@/services/signIn';
import { warn } from '@/utils/http/httpErrors';
import { loadAllMessages } from '@/utils/i18n/locale';
import { consumeSentToSignIn, followAddress, getCurrentQuery } from '@/utils/routing/redirect';
import { readLastChannel } from '@/utils/storage/lastChannel';
import { readTabState, writeTabState } from '@/utils/storage/tabStorage';
import { wasTimedOut } from '@/utils/storage/timedOut';
import type { SignInChannelName } from './channelPanelProps';
import { ChannelPanel } from './components/ChannelPanel';
import { ChannelTabs, toChannelTabId } from './components/ChannelTabs';
import { OtherSignInOptions } from './components/OtherSignInOptions';
import { chooseFirstChannel } from './signInChannels';
import './index.css';

const OPEN = 'channel';

/** Few are told so: with its words it is loaded for them alone. Signing in does without where it does not load. */
const TimedOut = lazy(() =>
  loadAllMessages()
    .then(() => import('@/features/idleTimeout/components/IdleSignOutNotice'))
    .catch(() => ({ default: () => <></> })),
);

/** The channel opened by hand in this tab: a reload, with a code on its way, leads back to it. */
function openChannel(): string | null {
  const name = readTabState(OPEN);
  return typeof name === 'string' ? name : null;
}

/** What was typed on each channel, while another is open. */
function useForms(): Record<SignInChannelName, FormInstance> {
  const [password] = Form.useForm();
  const [sms] = Form.useForm();
  const [qr] = Form.useForm();
  return { password, sms, qr };
}

/** /uaa/login: one screen for every way in. */
export default function LoginPage() {
  const t = useT();
  const referer = useReferer();
  const { forgetPerson } = useGlobalActions();
  const { reset, setFailure } = useLoginActions();
  const userType = useLogin((state) => state.userType);
  const [last] = useState(readLastChannel);
  const [timedOut] = useState(wasTimedOut);
  const [channel, setChannel] = useState(() => chooseFirstChannel(openChannel() ?? last));
  const panelId = useId();
  const forms = useForms();

  const change = (name: SignInChannelName) => {
    setFailure(null);
    setChannel(chooseFirstChannel(name));
    writeTabState(OPEN, name);
  };

  useEffect(() => {
    forgetPerson();
    return () => {
      reset();
    };
  }, [forgetPerson, reset]);

  // Somebody already signed in belongs elsewhere: the server knows where. Whoever was just sent here stays,
  // or a server that contradicts itself would send them back and forth for ever.
  useEffect(() => {
    if (consumeSentToSignIn()) return undefined;
    let here = true;
    getRedirect(getCurrentQuery())
      .then((address) => {
        if (here && typeof address === 'string') followAddress(address, { replace: true });
      })
      .catch(warn);
    return () => {
      here = false;
    };
  }, []);

  /** From within a panel, which goes: the focus goes to the tab of what comes. */
  const open = (name: SignInChannelName) => {
    change(name);
    document.getElementById(toChannelTabId(panelId, name))?.focus();
  };

  return (
    <>
      <h1>{t('login.heading')}</h1>
      <Suspense>{timedOut && <TimedOut />}</Suspense>
      <ChannelTabs current={channel.name} last={last} panelId={panelId} onChange={change} />
      <div
        id={panelId}
        role="tabpanel"
        aria-labelledby={toChannelTabId(panelId, channel.name)}
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
      <SignInPageLinks links={NEWCOMER_LINKS} />
      <OtherSignInOptions key={userType} userType={userType} referer={referer} last={last} />
    </>
  );
}
