/** Facts of the identity card that need formatting. */
import { useIntl } from '@umijs/max';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { Identity, UserInfo } from '@/contract';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { formatDate } from '@/utils/i18n/dates';

/** Returns the message for a code of the response; undefined if the portal has none. */
function useCodeMessage() {
  const t = useT();
  const { messages } = useIntl();
  return (key: string) => (Object.hasOwn(messages, key) ? t(key as MessageKey) : undefined);
}

/** The name of a document type; nothing for an unknown code. */
export function IdTypeName({ code }: { code: string }) {
  const t = useT();
  const findMessage = useCodeMessage();
  return <>{findMessage(`identity.idType.${code}`) ?? t('identity.notGiven')}</>;
}

/** The validity period of a document; without an end date it is valid indefinitely. */
export function IdValidity({ idFrom, idTo }: { idFrom: string; idTo: string | null }) {
  const t = useT();
  const from = formatDate(idFrom);
  if (!idTo) return <>{t('identity.validity.endless', { from })}</>;
  return <>{t('identity.validity.range', { from, to: formatDate(idTo) })}</>;
}

/** Time and channel of the verification. */
export function VerificationInfo({ verifiedAt, verifiedBy }: Pick<Identity, 'verifiedAt' | 'verifiedBy'>) {
  const t = useT();
  const findMessage = useCodeMessage();
  if (!verifiedAt) return <>{t('identity.verified.never')}</>;
  const channel = findMessage(`identity.channel.${verifiedBy}`);
  return (
    <span className="identity-parts">
      <RelativeTime at={verifiedAt} />
      {channel && <span>{channel}</span>}
    </span>
  );
}

/** Time and place of the previous sign-in. */
export function LastLoginInfo({ lastLogin }: Pick<UserInfo, 'lastLogin'>) {
  const t = useT();
  if (!lastLogin) return <>{t('identity.lastLogin.none')}</>;
  return (
    <span className="identity-parts">
      <RelativeTime at={lastLogin.at} />
      <span>{lastLogin.place}</span>
    </span>
  );
}
