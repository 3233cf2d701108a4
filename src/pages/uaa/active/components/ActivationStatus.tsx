import { Button } from 'antd';
import { Link } from '@/components/Action/Link';
import { LinkButton } from '@/components/Action/LinkButton';
import { ResultBlock } from '@/components/Status/ResultBlock';
import type { Activation } from '@/contract';
import { useT } from '@/hooks/useT';
import { formatDeadline } from '@/utils/i18n/dates';
import { COMPANIES_PATH, REGISTER_PATH, SIGN_IN_PATH } from '@/utils/routing/paths';
import { addReferer } from '@/utils/routing/referer';
import { findMailboxUrl } from '../mailboxes';
import type { ActivationState } from '../useActivation';
import { ResendActivationButton } from './ResendActivationButton';

const LINKS = {
  signIn: { to: SIGN_IN_PATH, label: 'register.way.signIn' },
  register: { to: REGISTER_PATH, label: 'login.register' },
} as const;
/**
 * The account of a registered organization is not confirmed yet: after signing in, the user continues on the
 * organizations page.
 */
const CLAIM_PAGE = addReferer(SIGN_IN_PATH, COMPANIES_PATH);

interface Look {
  status: 'success' | 'info' | 'warning' | 'error';
  links: readonly (keyof typeof LINKS)[];
}

/** Status icon of each state, and the pages it links to. */
const LOOKS: Record<ActivationState['state'], Look> = {
  SENT: { status: 'info', links: [] },
  ACTIVATED: { status: 'success', links: ['signIn'] },
  USED: { status: 'success', links: ['signIn'] },
  EXPIRED: { status: 'warning', links: [] },
  INVALID: { status: 'error', links: ['signIn', 'register'] },
  UNKNOWN: { status: 'warning', links: ['signIn', 'register'] },
  NOTHING: { status: 'info', links: ['signIn', 'register'] },
};

/** The mail's recipient, the link's expiry time, and a hint about the spam folder. */
function ActivationMailText({ activation: { email, expiresAt } }: { activation: Activation }) {
  const t = useT();
  return (
    <>
      <p>{t('register.active.SENT.text', { email, until: formatDeadline(expiresAt) })}</p>
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

interface Props {
  activation: ActivationState;
  onChange: (next: ActivationState) => void;
}

/** The status of an activation, with the next actions. */
export function ActivationStatus({ activation, onChange }: Props) {
  const t = useT();
  const { state } = activation;
  const { status, links } = LOOKS[state];
  const isLegal = 'userType' in activation && activation.userType === 'legal';
  const pending = 'id' in activation && (state === 'SENT' || state === 'EXPIRED') ? activation : null;

  return (
    <ResultBlock
      key={state}
      status={status}
      title={t(`register.active.${state}`)}
      focus
      text={
        pending && state === 'SENT' ? (
          <ActivationMailText activation={pending} />
        ) : (
          <>
            <p>{t(`register.active.${state}.text`)}</p>
            {isLegal && state === 'ACTIVATED' && <p>{t('register.active.company')}</p>}
          </>
        )
      }
      actions={
        <>
          {pending && state === 'SENT' && <OpenMailboxButton email={pending.email} />}
          {pending && (
            <ResendActivationButton activation={pending} primary={state === 'EXPIRED'} onSent={onChange} />
          )}
          {links.map((link, index) => (
            <LinkButton
              key={link}
              size="large"
              type={index === 0 ? 'primary' : 'default'}
              to={isLegal && link === 'signIn' ? CLAIM_PAGE : LINKS[link].to}
            >
              {t(LINKS[link].label)}
            </LinkButton>
          ))}
          {pending && (
            <p className="active-foot">
              <Link to={SIGN_IN_PATH}>{t('register.way.signIn')}</Link>
            </p>
          )}
        </>
      }
    />
  );
}
