import { Button, Card } from 'antd';
import { useId } from 'react';
import { RowActions } from '@/components/Action/RowActions';
import { Alert } from '@/components/Status/Alert';
import { AppLogo } from '@/components/Value/AppLogo';
import { RelativeTime } from '@/components/Value/RelativeTime';
import { GRANT_WARNING } from '@/constants';
import type { AppGrant, Instant } from '@/contract';
import { useT } from '@/hooks/useT';
import { getNow } from '@/utils/serverClock';
import type { GrantWithdrawal } from './WithdrawGrantDialog';

/** Whether the grant expires within two weeks, by the server's clock. */
export const isExpiring = (expiresAt: Instant): boolean => Date.parse(expiresAt) - getNow() <= GRANT_WARNING;

interface Props {
  grant: AppGrant;
  onWithdraw: (withdrawal: GrantWithdrawal) => void;
}

/** An application: its operator and purpose, its permissions with their expiry, and the buttons to withdraw them. */
export function AuthorizedAppCard({ grant, onWithdraw }: Props) {
  const t = useT();
  const id = useId();
  const { name, operator, purpose, logo } = grant;
  const moments = [
    ['granted', grant.grantedAt],
    ['used', grant.lastUsedAt],
    ['expires', grant.expiresAt],
  ] as const;
  return (
    <li>
      <Card className="grant" classNames={{ body: 'stack' }} aria-labelledby={id}>
        <div className="grant-head">
          <AppLogo logo={logo} name={name} />
          <div>
            <h2 id={id}>{name}</h2>
            <p>{t('authorize.operator', { operator })}</p>
          </div>
        </div>
        <p>{purpose}</p>
        {isExpiring(grant.expiresAt) && <Alert type="warning" message={t('grants.expiring')} />}
        <dl>
          {moments.map(([moment, at]) => (
            <div key={moment}>
              <dt>{t(`grants.${moment}`)}</dt>
              <dd>
                <RelativeTime at={at} />
              </dd>
            </div>
          ))}
        </dl>
        <GrantedScopes grant={grant} onWithdraw={onWithdraw} />
        <RowActions>
          <Button
            type="text"
            danger
            aria-label={t('grants.all.of', { name })}
            onClick={() => onWithdraw({ grant, scope: null })}
          >
            {t('grants.all')}
          </Button>
        </RowActions>
      </Card>
    </li>
  );
}

/**
 * The data that the application may read, in the wording of the consent page; optional scopes can be withdrawn
 * individually.
 */
function GrantedScopes({ grant, onWithdraw }: Props) {
  const t = useT();
  return (
    <section className="grant-scopes">
      <h3>{t('grants.scopes')}</h3>
      <ul className="plain-list">
        {grant.scopes.map(({ scope, required }) => {
          const label = t(`authorize.scope.${scope}`);
          return (
            <li key={scope}>
              <span>
                {label}
                {required && <small>{t('grants.required')}</small>}
              </span>
              {!required && (
                <Button
                  size="small"
                  className="grant-withdraw"
                  aria-label={t('grants.scope.withdraw.of', { name: grant.name, scope: label })}
                  onClick={() => onWithdraw({ grant, scope })}
                >
                  {t('grants.withdraw')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
