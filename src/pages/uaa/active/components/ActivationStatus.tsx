import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { Link } from '@/components/Link';
import { ResultBlock } from '@/components/ResultBlock';
import type { Activation } from '@/contract';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { formatDateTime } from '@/utils/i18n/dates';
import { REGISTER_PATH, SIGN_IN_PATH } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';
import { findMailboxUrl } from '../mailboxes';
import type { ActivationState as State } from '../useActivation';
import { ResendActivationButton } from './ResendActivationButton';

type Name = State['state'];

/** How each state looks, and which ways on it has. */
const LOOKS: Record<
  Name,
  { status: 'success' | 'info' | 'warning' | 'error'; ways: readonly ('signIn' | 'register')[] }
> = {
  SENT: { status: 'info', ways: [] },
  ACTIVATED: { status: 'success', ways: ['signIn'] },
  USED: { status: 'success', ways: ['signIn'] },
  EXPIRED: { status: 'warning', ways: [] },
  INVALID: { status: 'error', ways: ['signIn', 'register'] },
  UNKNOWN: { status: 'warning', ways: ['signIn', 'register'] },
  NOTHING: { status: 'info', ways: ['signIn', 'register'] },
};
const PAGES = { signIn: SIGN_IN_PATH, register: REGISTER_PATH };
const WORDS: Record<keyof typeof PAGES, MessageKey> = {
  signIn: 'register.way.signIn',
  register: 'login.register',
};

/** Where the mail went, until when its link is good, and how to get to it. */
function ActivationMailText({ activation: { email, expiresAt } }: { activation: Activation }) {
  const t = useT();
  // Follows a switch of the language: the dates are written in the one in force.
  useIntl();
  return (
    <>
      <p>{t('register.active.SENT.text', { email, until: formatDateTime(expiresAt) })}</p>
      <p>{t('register.active.spam')}</p>
    </>
  );
}

function OpenMailboxButton({ email }: { email: string }) {
  const t = useT();
  const address = findMailboxUrl(email);
  if (!address) return null;
  return (
    <Button type="primary" size="large" href={address} target="_blank" rel="noreferrer">
      {t('register.active.mailbox')}
      <span className="visually-hidden"> {t('register.newTab')}</span>
    </Button>
  );
}

/** Where an activation stands, and the ways on from there. */
export function ActivationStatus({
  standing,
  onChange,
}: {
  standing: State;
  onChange: (next: State) => void;
}) {
  const t = useT();
  const { state } = standing;
  const { status, ways } = LOOKS[state];
  const waits = 'id' in standing && (state === 'SENT' || state === 'EXPIRED') ? standing : null;

  return (
    <ResultBlock
      key={state}
      status={status}
      title={t(`register.active.${state}`)}
      focus
      text={
        waits && state === 'SENT' ? (
          <ActivationMailText activation={waits} />
        ) : (
          <p>{t(`register.active.${state}.text`)}</p>
        )
      }
      actions={
        <>
          {waits && state === 'SENT' && <OpenMailboxButton email={waits.email} />}
          {waits && (
            <ResendActivationButton activation={waits} primary={state === 'EXPIRED'} onSent={onChange} />
          )}
          {ways.map((way, index) => (
            <Button
              key={way}
              size="large"
              type={index === 0 ? 'primary' : 'default'}
              onClick={() => goTo(PAGES[way])}
            >
              {t(WORDS[way])}
            </Button>
          ))}
          {waits && (
            <p className="active-foot">
              <Link to={SIGN_IN_PATH}>{t('register.way.signIn')}</Link>
            </p>
          )}
        </>
      }
    />
  );
}
