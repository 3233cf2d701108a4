import { Link } from '@/components/Action/Link';
import { RowActions } from '@/components/Action/RowActions';
import { ActionName } from '@/components/Table/ActionName';
import type { HandlerAction, HandlerRow } from '@/contract';
import type { CompanyPermission } from '@/contract/roleValues';
import { CompanyActionButton } from '@/features/capacities/components/CompanyActionButton';
import { RoleStatusTag } from '@/features/capacities/components/RoleStatusTag';
import type { Space } from '@/features/capacities/space';
import { useCapacityTexts } from '@/features/capacities/useCapacityTexts';
import { useT } from '@/hooks/useT';
import type { RowParts } from '@/pages/user/AuthorizationTable';
import { toAddAuthorizePath, toRoleAuthorizePath } from '@/utils/routing/paths';
import type { UnconfirmedHandlerAction } from './HandlerDialog';

/** Permission that each action requires; only the legal representative can withdraw a successor's invitation. */
const requiredPermissions: Record<HandlerAction, CompanyPermission> = {
  accept: 'decideApplication',
  reject: 'decideApplication',
  withdraw: 'inviteHandler',
  changeDates: 'changeHandlerDates',
  end: 'endHandler',
};

/** Returns the properties of a handler in the list. */
export function useHandlerParts(context: Omit<HandlerActionsProps, 'row'>) {
  const t = useT();
  const { formatPeriod, nameHandler } = useCapacityTexts();
  const path = toRoleAuthorizePath(context.space.role.id);
  return {
    party: {
      title: t('handlers.handler'),
      render: ({ name, account, mobile, isOwn }) => (
        <div className="authorization-party">
          <span>
            <bdi lang="">{nameHandler(name)}</bdi>
            {isOwn && ` ${t('handlers.own')}`}
          </span>
          <small>{account}</small>
          <small>{mobile}</small>
        </div>
      ),
    },
    capacity: {
      title: t('handlers.capacity'),
      render: ({ capacity }) => t(`identity.capacity.${capacity}`),
    },
    period: {
      title: t('authorizations.period'),
      render: (row) => <span className="authorization-days">{formatPeriod(row)}</span>,
    },
    state: {
      title: t('authorizations.state'),
      render: (row) => {
        const isApplication = row.state === 'PENDING' && row.origin === 'APPLIED';
        return <RoleStatusTag {...row} label={isApplication ? t('handlers.state.APPLIED') : undefined} />;
      },
    },
    authorizations: {
      title: t('handlers.inForce'),
      // Legal representatives and administrators need no authorization.
      render: ({ id, capacity, authorizations }) =>
        capacity === 'HANDLER' ? (
          <span className="link-line">
            <Link to={`${path}?${new URLSearchParams({ view: 'authorizations', handlerId: id }).toString()}`}>
              {t('handlers.authorizations', { count: authorizations })}
            </Link>
          </span>
        ) : (
          t('handlers.scope.ALL')
        ),
    },
    actions: {
      title: t('authorizations.actions'),
      render: (row) => <HandlerActions row={row} {...context} />,
    },
  } satisfies RowParts<HandlerRow>;
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
  const { nameRow } = useCapacityTexts();
  const rowName = nameRow(row.name, row.account);
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
