import { Form, type FormInstance } from 'antd';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import { useGlobalActions, useLogin, useLoginActions } from '@/models/hooks';
import { getRedirect } from '@/services/uaa';
import { warn } from '@/utils/http/request';
import { loadAllWords } from '@/utils/i18n/locale';
import { currentQuery, leaveTo, takeSentToSignIn } from '@/utils/routing/redirect';
import { lastChannel } from '@/utils/storage/lastChannel';
import { readKept, writeKept } from '@/utils/storage/tabStorage';
import { wasTimedOut } from '@/utils/storage/timedOut';
import { type ChannelName, firstChannel } from './channels';
import { ChannelPanel } from './components/ChannelPanel';
import { ChannelTabs, tabId } from './components/ChannelTabs';
import { OtherWays } from './components/OtherWays';
import { PageLinks } from './components/PageLinks';
import { NEWCOMERS } from './otherWays';
import './index.css';

const OPEN = 'channel';

/** Few are told so: with its words it is loaded for them alone. Signing in does without where it does not load. */
const TimedOut = lazy(() =>
  loadAllWords()
    .then(() => import('@/features/idleTimeout/components/TimedOut'))
    .catch(() => ({ default: () => <></> })),
);

/** The channel opened by hand in this tab: a reload, with a code on its way, leads back to it. */
function openChannel(): string | null {
  const name = readKept(OPEN);
  return typeof name === 'string' ? name : null;
}

/** What was typed on each channel, while another is open. */
function useForms(): Record<ChannelName, FormInstance> {
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
  const [last] = useState(lastChannel);
  const [timedOut] = useState(wasTimedOut);
  const [channel, setChannel] = useState(() => firstChannel(openChannel() ?? last));
  const panelId = useId();
  const forms = useForms();

  const change = (name: ChannelName) => {
    setFailure(null);
    setChannel(firstChannel(name));
    writeKept(OPEN, name);
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

  /** From within a panel, which goes: the focus goes to the tab of what comes. */
  const open = (name: ChannelName) => {
    change(name);
    document.getElementById(tabId(panelId, name))?.focus();
  };

  return (
    <>
      <h1>{t('login.heading')}</h1>
      <Suspense>{timedOut && <TimedOut />}</Suspense>
      <ChannelTabs current={channel.name} last={last} panelId={panelId} onChange={change} />
      <div
        id={panelId}
        role="tabpanel"
        aria-labelledby={tabId(panelId, channel.name)}
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
      <PageLinks links={NEWCOMERS} />
      <OtherWays key={userType} userType={userType} referer={referer} last={last} />
    </>
  );
}
