import { RelativeTime } from '@/components/Value/RelativeTime';
import { RECOVERY_CODES } from '@/constants';
import type { Authenticator } from '@/contract';
import { useT } from '@/hooks/useT';
import { type Fact, FactList } from '../components/FactList';

/** Shows when the app was added and last used, and the number and the date of the recovery codes. */
export function AuthenticatorFacts({ authenticator }: { authenticator: Authenticator }) {
  const t = useT();
  const { addedAt, lastUsedAt, codesLeft, codesMadeAt } = authenticator;
  return (
    <FactList
      facts={[
        ['authenticator.addedAt', addedAt && <RelativeTime key="added" at={addedAt} />],
        ['security.lastUsed', lastUsedAt ? <RelativeTime key="used" at={lastUsedAt} /> : t('security.never')],
        [
          'authenticator.codesLeft',
          t('authenticator.codesLeft.count', { left: codesLeft, total: RECOVERY_CODES }),
        ],
        ...(codesMadeAt
          ? [['authenticator.codesMadeAt', <RelativeTime key="made" at={codesMadeAt} />] satisfies Fact]
          : []),
      ]}
    />
  );
}
