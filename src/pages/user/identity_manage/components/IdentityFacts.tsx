/** The facts of the identity card that need more than the server's own words. */
import { useIntl } from '@umijs/max';
import { RelativeTime } from '@/components/RelativeTime';
import type { Identity, UserInfo } from '@/contract';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { formatDate } from '@/utils/i18n/dates';

/** The words for a code the server gave; undefined where the portal has none for it. */
function useWordsForCode() {
  const t = useT();
  const { messages } = useIntl();
  return (key: string) => (Object.hasOwn(messages, key) ? t(key as MessageKey) : undefined);
}

/** The document's type by its code; a code the portal has no words for is not shown. */
export function IdTypeName({ code }: { code: string }) {
  const t = useT();
  const getWords = useWordsForCode();
  return <>{getWords(`identity.idType.${code}`) ?? t('identity.notGiven')}</>;
}

/** From when to when the document is valid; without an end it is valid for good. */
export function IdValidity({ idFrom, idTo }: Pick<Identity, 'idFrom' | 'idTo'>) {
  const t = useT();
  if (!idFrom) return <>{t('identity.notGiven')}</>;
  const from = formatDate(idFrom);
  if (!idTo) return <>{t('identity.validity.endless', { from })}</>;
  return <>{t('identity.validity.range', { from, to: formatDate(idTo) })}</>;
}

/** When and through which channel the level was reached. */
export function VerificationInfo({ verifiedAt, verifiedBy }: Pick<Identity, 'verifiedAt' | 'verifiedBy'>) {
  const t = useT();
  const getWords = useWordsForCode();
  if (!verifiedAt) return <>{t('identity.verified.never')}</>;
  const channel = getWords(`identity.channel.${verifiedBy}`);
  return (
    <span className="identity-parts">
      <RelativeTime at={verifiedAt} />
      {channel && <span>{channel}</span>}
    </span>
  );
}

/** The sign-in before this one, and from where. */
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
