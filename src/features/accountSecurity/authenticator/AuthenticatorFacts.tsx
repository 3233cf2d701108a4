import { RelativeTime } from '@/components/Value/RelativeTime';
import { RECOVERY_CODES } from '@/constants';
import type { Authenticator } from '@/contract';
import { useT } from '@/hooks/useT';

/** When the app was added and used last, how many recovery codes are left, and since when. */
export function AuthenticatorFacts({ authenticator }: { authenticator: Authenticator }) {
  const t = useT();
  const { addedAt, lastUsedAt, codesLeft, codesMadeAt } = authenticator;
  return (
    <dl className="authenticator-facts">
      <div>
        <dt>{t('authenticator.addedAt')}</dt>
        <dd>{addedAt && <RelativeTime at={addedAt} />}</dd>
      </div>
      <div>
        <dt>{t('authenticator.lastUsed')}</dt>
        <dd>{lastUsedAt ? <RelativeTime at={lastUsedAt} /> : t('authenticator.never')}</dd>
      </div>
      <div>
        <dt>{t('authenticator.codesLeft')}</dt>
        <dd>{t('authenticator.codesLeft.count', { left: codesLeft, total: RECOVERY_CODES })}</dd>
      </div>
      {codesMadeAt && (
        <div>
          <dt>{t('authenticator.codesMadeAt')}</dt>
          <dd>
            <RelativeTime at={codesMadeAt} />
          </dd>
        </div>
      )}
    </dl>
  );
}
