import { Button } from 'antd';
import type { AppGrant } from '@/contract';
import { useT } from '@/hooks/useT';
import type { GrantWithdrawal } from './WithdrawGrantDialog';

interface Props {
  grant: AppGrant;
  onWithdraw: (withdrawal: GrantWithdrawal) => void;
}

/**
 * The data that the application may read, in the wording of the consent page; optional scopes can be withdrawn
 * individually.
 */
export function GrantedScopes({ grant, onWithdraw }: Props) {
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
