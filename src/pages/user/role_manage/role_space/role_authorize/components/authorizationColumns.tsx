import type { ProColumns } from '@ant-design/pro-table';
import { LinkButton } from '@/components/Action/LinkButton';
import { RowActions } from '@/components/Action/RowActions';
import { ActionName } from '@/components/Table/ActionName';
import type { CompanyAuthorization, CompanyAuthorizationAction } from '@/contract';
import type { CompanyPermission } from '@/contract/roleValues';
import { CompanyActionButton } from '@/features/capacities/components/CompanyActionButton';
import type { UnconfirmedAction } from '@/features/capacities/components/CompanyAuthorizationDialog';
import { RoleStatusTag } from '@/features/capacities/components/RoleStatusTag';
import { toRowName } from '@/features/capacities/rowNames';
import type { Space } from '@/features/capacities/space';
import { useHandlerName } from '@/features/capacities/useHandlerName';
import { usePeriodFormat } from '@/features/capacities/usePeriodFormat';
import { useScopeFormat } from '@/features/capacities/useScopeFormat';
import { useT } from '@/hooks/useT';
import { formatDate } from '@/utils/i18n/dates';
import { toLetterPath, toModifyAuthorizePath } from '@/utils/routing/paths';

/** Permission that each action of the company requires; the other actions are the handler's. */
const requiredPermissions: Partial<Record<CompanyAuthorizationAction, CompanyPermission>> = {
  withdraw: 'addAuthorization',
  modify: 'modifyAuthorization',
  withdrawChange: 'modifyAuthorization',
  revoke: 'revokeAuthorization',
};

/** Returns the columns of the list of authorizations, and the renderer of a row on narrow screens. */
export function useAuthorizationColumns(
  space: Space,
  onAsk: (asked: UnconfirmedAction) => void,
): {
  columns: ProColumns<CompanyAuthorization>[];
  renderNarrow: (row: CompanyAuthorization) => JSX.Element;
} {
  const t = useT();
  const formatPeriod = usePeriodFormat();
  const formatScope = useScopeFormat();
  const nameHandler = useHandlerName();

  const renderParty = ({ handlerName, number }: CompanyAuthorization) => (
    <div className="authorization-party">
      <bdi lang="">{nameHandler(handlerName)}</bdi>
      <small>{number}</small>
    </div>
  );
  const renderState = (row: CompanyAuthorization) => (
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
  );
  const renderPeriod = (row: CompanyAuthorization) => (
    <span className="authorization-days">{formatPeriod(row)}</span>
  );
  const renderActions = (row: CompanyAuthorization) => (
    <AuthorizationActions row={row} space={space} onAsk={onAsk} />
  );
  return {
    columns: [
      { key: 'party', title: t('handlers.handler'), render: (_, row) => renderParty(row) },
      { key: 'matters', title: t('handlers.matters'), render: (_, row) => formatScope(row) },
      { key: 'period', title: t('authorizations.period'), render: (_, row) => renderPeriod(row) },
      { key: 'state', title: t('authorizations.state'), render: (_, row) => renderState(row) },
      { key: 'actions', title: t('authorizations.actions'), render: (_, row) => renderActions(row) },
    ],
    renderNarrow: (row) => (
      <div className="authorization-row">
        {renderParty(row)}
        <span>{formatScope(row)}</span>
        {renderState(row)}
        {renderPeriod(row)}
        {renderActions(row)}
      </div>
    ),
  };
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
  const nameHandler = useHandlerName();
  const { id } = space.role;
  const rowName = toRowName(nameHandler(row.handlerName), row.number);
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
