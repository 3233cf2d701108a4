import { Button, Card } from 'antd';
import { useId } from 'react';
import { RowActions } from '@/components/Action/RowActions';
import { Alert } from '@/components/Status/Alert';
import { AppLogo } from '@/components/Value/AppLogo';
import { FactList } from '@/components/Value/FactList';
import { RelativeTime } from '@/components/Value/RelativeTime';
import { GRANT_WARNING } from '@/constants';
import type { AppGrant, Instant, Scope } from '@/contract';
import { useT } from '@/hooks/useT';
import { getNow } from '@/utils/serverClock';

/** Whether the grant expires within two weeks, by the server's clock. */
export const isExpiring = (expiresAt: Instant): boolean => Date.parse(expiresAt) - getNow() <= GRANT_WARNING;

/** The access to withdraw from an application: one scope, or all. */
export interface GrantWithdrawal {
  grant: AppGrant;
  scope: Scope | null;
}

interface Props {
  grant: AppGrant;
  onWithdraw: (withdrawal: GrantWithdrawal) => void;
}

/** An application: its operator and purpose, its permissions with their expiry, and the buttons to withdraw them. */
export function AuthorizedAppCard({ grant, onWithdraw }: Props) {
  const t = useT();
  const id = useId();
  const { name, operator, purpose, logo } = grant;
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
        <FactList
          facts={[
            ['grants.granted', <RelativeTime key="granted" at={grant.grantedAt} />],
            ['grants.used', <RelativeTime key="used" at={grant.lastUsedAt} />],
            ['grants.expires', <RelativeTime key="expires" at={grant.expiresAt} />],
          ]}
        />
        <section className="grant-scopes">
          <h3>{t('grants.scopes')}</h3>
          {/* In the wording of the consent page; optional scopes can be withdrawn individually. */}
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
                      aria-label={t('grants.scope.withdraw.of', { name, scope: label })}
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
