import { LinkButton } from '@/components/Action/LinkButton';
import { DAY } from '@/constants';
import { type LostAccessProof, lostAccessProofs } from '@/domain/lostAccess';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import {
  CERTIFICATE_SIGN_IN_PATH,
  getAppealPath,
  PANIC_PATH,
  type PagePath,
  RESET_BY_PAYMENT_APP_PATH,
  RESET_PASSWORD_PATH,
  SIGN_IN_PATH,
} from '@/utils/routing/paths';
import { addReferer } from '@/utils/routing/referer';

type NameOf<Key> = Key extends `lost.${infer Name}.time` ? Name : never;

interface Choice {
  /** Middle part of the message keys. */
  name: NameOf<MessageKey>;
  /** The proof with which this option starts a recovery. */
  proof?: LostAccessProof;
  /** The page of the next step, which gets the page to open after sign-in. */
  page: PagePath;
  action: MessageKey;
}

/** Options of a user who cannot sign in, the fastest first; the same for every account. */
const CHOICES: readonly Choice[] = [
  { name: 'session', page: SIGN_IN_PATH, action: 'login.logout.signIn' },
  { name: 'passkey', page: SIGN_IN_PATH, action: 'login.logout.signIn' },
  { name: 'provider', page: SIGN_IN_PATH, action: 'login.logout.signIn' },
  { name: 'code', page: SIGN_IN_PATH, action: 'login.logout.signIn' },
  { name: 'contact', proof: 'contact', page: RESET_PASSWORD_PATH, action: 'page.resetPwd' },
  { name: 'certificate', page: CERTIFICATE_SIGN_IN_PATH, action: 'page.caLogin' },
  { name: 'identity', proof: 'identity', page: RESET_BY_PAYMENT_APP_PATH, action: 'page.resetPwd' },
  { name: 'none', proof: 'appeal', page: getAppealPath('LOCKED_OUT'), action: 'appeal.link' },
  { name: 'stranger', page: PANIC_PATH, action: 'panic.begin' },
];

/** The options, each with an explanation that the user can expand, and one next step. */
export function LostChoices() {
  const t = useT();
  const referer = useReferer();
  return (
    <>
      <p className="lost-why">{t('lost.why')}</p>
      <div className="lost-choices">
        {CHOICES.map(({ name, proof, page, action }) => {
          const days = proof ? lostAccessProofs[proof].wait / DAY : 0;
          return (
            // Because of the shared name, only one of them is open at a time.
            <details key={name} name="lost">
              <summary>{t(`lost.${name}`)}</summary>
              <p>{t(`lost.${name}.text`, { days })}</p>
              <p className="lost-time">{t('lost.time', { time: t(`lost.${name}.time`, { days }) })}</p>
              <LinkButton type="primary" to={addReferer(page, referer)}>
                {t(action)}
              </LinkButton>
            </details>
          );
        })}
      </div>
    </>
  );
}
