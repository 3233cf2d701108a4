import type { ReactNode } from 'react';
import { useActionDialog } from '@/components/Dialog/useActionDialog';
import { FormCard } from '@/components/Form/FormCard';
import { ResultBlock } from '@/components/Status/ResultBlock';
import type { CompanyAuthorizationDetail } from '@/contract';
import { ChangeSummary } from '@/features/capacities/components/ChangeSummary';
import { CompanyActionButton } from '@/features/capacities/components/CompanyActionButton';
import {
  CompanyAuthorizationDialog,
  type UnconfirmedAction,
} from '@/features/capacities/components/CompanyAuthorizationDialog';
import type { Space } from '@/features/capacities/space';
import { useHandlerName } from '@/features/capacities/useHandlerName';
import { useT } from '@/hooks/useT';
import { ModifyForm } from './ModifyForm';

interface Props {
  space: Space;
  authorization: CompanyAuthorizationDetail;
  /** Whether it was just found to be outdated. */
  outdated: boolean;
  back: ReactNode;
  /** Called when it has to be reloaded; `changed`: whether it was changed elsewhere. */
  onChanged: (changed: boolean) => void;
}

/** The form for a change, or the reason why a change is not possible. */
export function ModifyAuthorization({ space, authorization, outdated, back, onChanged }: Props) {
  const t = useT();
  const question = useActionDialog<UnconfirmedAction>((_, changed) => onChanged(changed));
  const nameHandler = useHandlerName();
  const { change, actions, state } = authorization;
  const name = nameHandler(authorization.handlerName);
  const block = space.check('modifyAuthorization');
  return (
    <div className="stack">
      {change && (
        <FormCard title={<h2>{t('handlers.modify.waiting', { name })}</h2>}>
          <div className="waiting-change">
            <p>{t('handlers.modify.waiting.text', { name })}</p>
            <ChangeSummary row={authorization} />
            {actions.includes('withdrawChange') && (
              <CompanyActionButton
                space={space}
                action="modifyAuthorization"
                onClick={() => question.dialog.ask({ row: authorization, action: 'withdrawChange' })}
              >
                {t('handlers.withdrawChange')}
              </CompanyActionButton>
            )}
          </div>
        </FormCard>
      )}
      {actions.includes('modify') && !block && (
        <FormCard>
          <ModifyForm
            role={space.role}
            authorization={authorization}
            back={back}
            onOutdated={() => onChanged(true)}
          />
        </FormCard>
      )}
      {(block || !actions.includes('modify')) && !change && (
        <FormCard>
          <ResultBlock
            status="warning"
            level={2}
            focus={outdated}
            title={t('handlers.modify.closed')}
            text={
              block && actions.includes('modify')
                ? t(`subCode.${block}`)
                : t('handlers.modify.over', { state: t(`authorizations.state.${state}`) })
            }
            actions={back}
          />
        </FormCard>
      )}
      <CompanyAuthorizationDialog role={space.role} {...question} />
    </div>
  );
}
