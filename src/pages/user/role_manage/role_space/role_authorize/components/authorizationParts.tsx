import { LinkButton } from '@/components/Action/LinkButton';
import { RowActions } from '@/components/Action/RowActions';
import { ActionName } from '@/components/Table/ActionName';
import type { CompanyAuthorization, CompanyAuthorizationAction } from '@/contract';
import type { CompanyPermission } from '@/contract/roleValues';
import { CompanyActionButton } from '@/features/capacities/components/CompanyActionButton';
import type { UnconfirmedAction } from '@/features/capacities/components/CompanyAuthorizationDialog';
import { RoleStatusTag } from '@/features/capacities/components/RoleStatusTag';
import type { Space } from '@/features/capacities/space';
import { useCapacityTexts } from '@/features/capacities/useCapacityTexts';
import { useT } from '@/hooks/useT';
import type { RowParts } from '@/pages/user/AuthorizationTable';
import { formatDate } from '@/utils/i18n/dates';
import { toLetterPath, toModifyAuthorizePath } from '@/utils/routing/paths';

/** Permission that each action of the company requires; the other actions are the handler's. */
const requiredPermissions: Partial<Record<CompanyAuthorizationAction, CompanyPermission>> = {
  withdraw: 'addAuthorization',
  modify: 'modifyAuthorization',
  withdrawChange: 'modifyAuthorization',
  revoke: 'revokeAuthorization',
};

/** Returns the properties of an authorization in the list. */
export function useAuthorizationParts(space: Space, onAsk: (asked: UnconfirmedAction) => void) {
  const t = useT();
  const { formatPeriod, formatScope, nameHandler } = useCapacityTexts();
  return {
    party: {
      title: t('handlers.handler'),
      render: ({ handlerName, number }) => (
        <div className="authorization-party">
          <bdi lang="">{nameHandler(handlerName)}</bdi>
          <small>{number}</small>
        </div>
      ),
    },
    matters: { title: t('handlers.matters'), render: formatScope },
    period: {
      title: t('authorizations.period'),
      render: (row) => <span className="authorization-days">{formatPeriod(row)}</span>,
    },
    state: {
      title: t('authorizations.state'),
      render: (row) => (
        <>
          <RoleStatusTag {...row} />
          {row.change && (
            <small>
              {t('handlers.change.waits', {
                name: nameHandler(row.handlerName),
                matters: formatScope(row.change),
                end: formatDate(row.change.end),
              })}
            </small>
          )}
        </>
      ),
    },
    actions: {
      title: t('authorizations.actions'),
      render: (row) => <AuthorizationActions row={row} space={space} onAsk={onAsk} />,
    },
  } satisfies RowParts<CompanyAuthorization>;
}

interface Props {
  row: CompanyAuthorization;
  space: Space;
  /** Opens the confirmation dialog. */
  onAsk: (asked: UnconfirmedAction) => void;
}

/**
 * Buttons for the company's available actions on an authorization. The reason for a disabled one is shown above the
 * lists.
 */
export function AuthorizationActions({ row, space, onAsk }: Props) {
  const t = useT();
  const { nameRow } = useCapacityTexts();
  const { id } = space.role;
  const rowName = nameRow(row.handlerName, row.number);
  return (
    <RowActions>
      {row.actions.map((action) => {
        const permission = requiredPermissions[action];
        if (!permission) return null;
        return (
          <CompanyActionButton
            key={action}
            space={space}
            action={permission}
            quiet
            type={action === 'revoke' ? 'text' : 'default'}
            danger={action === 'revoke'}
            {...(action === 'modify'
              ? { to: toModifyAuthorizePath(id, row.id) }
              : { onClick: () => onAsk({ row, action }) })}
          >
            <ActionName label={t(`handlers.${action}`)} name={rowName} />
          </CompanyActionButton>
        );
      })}
      <LinkButton to={toLetterPath(id, row.id)}>
        <ActionName label={t('handlers.letter')} name={rowName} />
      </LinkButton>
    </RowActions>
  );
}
