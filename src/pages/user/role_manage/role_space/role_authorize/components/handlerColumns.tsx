import type { ProColumns } from '@ant-design/pro-table';
import { Link } from '@/components/Action/Link';
import { RowActions } from '@/components/Action/RowActions';
import { ActionName } from '@/components/Table/ActionName';
import type { HandlerAction, HandlerRow } from '@/contract';
import type { CompanyPermission } from '@/contract/roleValues';
import { CompanyActionButton } from '@/features/capacities/components/CompanyActionButton';
import { RoleStatusTag } from '@/features/capacities/components/RoleStatusTag';
import { toRowName } from '@/features/capacities/rowNames';
import type { Space } from '@/features/capacities/space';
import { useHandlerName } from '@/features/capacities/useHandlerName';
import { usePeriodFormat } from '@/features/capacities/usePeriodFormat';
import { useT } from '@/hooks/useT';
import { toAddAuthorizePath, toRoleAuthorizePath } from '@/utils/routing/paths';
import type { UnconfirmedHandlerAction } from './HandlerDialog';

type Context = Omit<HandlerActionsProps, 'row'>;

/** Permission that each action requires; only the legal representative can withdraw a successor's invitation. */
const requiredPermissions: Record<HandlerAction, CompanyPermission> = {
  accept: 'decideApplication',
  reject: 'decideApplication',
  withdraw: 'inviteHandler',
  changeDates: 'changeHandlerDates',
  end: 'endHandler',
};

/** Returns the columns of the list of handlers, and the renderer of a row on narrow screens. */
export function useHandlerColumns(context: Context): {
  columns: ProColumns<HandlerRow>[];
  renderNarrow: (row: HandlerRow) => JSX.Element;
} {
  const t = useT();
  const formatPeriod = usePeriodFormat();
  const nameHandler = useHandlerName();
  const { role } = context.space;

  const renderParty = ({ name, account, mobile, isOwn }: HandlerRow) => (
    <div className="authorization-party">
      <span>
        <bdi lang="">{nameHandler(name)}</bdi>
        {isOwn && ` ${t('handlers.own')}`}
      </span>
      <small>{account}</small>
      <small>{mobile}</small>
    </div>
  );
  const renderState = (row: HandlerRow) => (
    <RoleStatusTag
      {...row}
      label={row.state === 'PENDING' && row.origin === 'APPLIED' ? t('handlers.state.APPLIED') : undefined}
    />
  );
  const renderPeriod = (row: HandlerRow) => <span className="authorization-days">{formatPeriod(row)}</span>;
  /** Legal representatives and administrators need no authorization. */
  const renderAuthorizations = ({ id, capacity, authorizations }: HandlerRow) =>
    capacity === 'HANDLER' ? (
      <span className="link-line">
        <Link
          to={`${toRoleAuthorizePath(role.id)}?${new URLSearchParams({ view: 'authorizations', handlerId: id }).toString()}`}
        >
          {t('handlers.authorizations', { count: authorizations })}
        </Link>
      </span>
    ) : (
      <span>{t('handlers.scope.ALL')}</span>
    );

  return {
    columns: [
      { key: 'party', title: t('handlers.handler'), render: (_, row) => renderParty(row) },
      {
        key: 'capacity',
        title: t('handlers.capacity'),
        render: (_, { capacity }) => t(`identity.capacity.${capacity}`),
      },
      { key: 'period', title: t('authorizations.period'), render: (_, row) => renderPeriod(row) },
      { key: 'state', title: t('authorizations.state'), render: (_, row) => renderState(row) },
      {
        key: 'authorizations',
        title: t('handlers.inForce'),
        render: (_, row) => renderAuthorizations(row),
      },
      {
        key: 'actions',
        title: t('authorizations.actions'),
        render: (_, row) => <HandlerActions row={row} {...context} />,
      },
    ],
    renderNarrow: (row) => (
      <div className="authorization-row">
        {renderParty(row)}
        <span>{t(`identity.capacity.${row.capacity}`)}</span>
        {renderState(row)}
        {renderPeriod(row)}
        {renderAuthorizations(row)}
        <HandlerActions row={row} {...context} />
      </div>
    ),
  };
}

interface HandlerActionsProps {
  row: HandlerRow;
  space: Space;
  /** Opens the confirmation dialog. */
  onAsk: (asked: UnconfirmedHandlerAction) => void;
  /** Opens the form for another period. */
  onChangeDates: (row: HandlerRow) => void;
}

/** Buttons for the available actions on a handler. The reason for a disabled one is shown above the lists. */
export function HandlerActions({ row, space, onAsk, onChangeDates }: HandlerActionsProps) {
  const t = useT();
  const nameHandler = useHandlerName();
  const rowName = toRowName(nameHandler(row.name), row.account);
  return (
    <RowActions>
      {row.capacity === 'HANDLER' && row.state === 'ACTIVE' && (
        <CompanyActionButton
          space={space}
          action="addAuthorization"
          quiet
          to={toAddAuthorizePath(space.role.id, row.id)}
        >
          <ActionName label={t('handlers.authorize')} name={rowName} />
        </CompanyActionButton>
      )}
      {row.actions.map((action) => (
        <CompanyActionButton
          key={action}
          space={space}
          action={row.capacity === 'LEGAL_REP' ? 'replaceLegalRep' : requiredPermissions[action]}
          quiet
          type={action === 'accept' ? 'primary' : action === 'end' ? 'text' : 'default'}
          danger={action === 'end'}
          onClick={() => (action === 'changeDates' ? onChangeDates(row) : onAsk({ row, action }))}
        >
          <ActionName label={t(`handlers.handler.${action}`)} name={rowName} />
        </CompanyActionButton>
      ))}
    </RowActions>
  );
}
