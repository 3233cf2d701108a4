import { Button, Card } from 'antd';
import { useId } from 'react';
import { RowActions } from '@/components/Action/RowActions';
import { Alert } from '@/components/Status/Alert';
import { AppLogo } from '@/components/Value/AppLogo';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { AppGrant } from '@/contract';
import { useT } from '@/hooks/useT';
import { isExpiring } from '../isExpiring';
import { GrantedScopes } from './GrantedScopes';
import type { GrantWithdrawal } from './WithdrawGrantDialog';

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
