/** Reads and makes authorizations between people by API calls. */
import { DAY } from '../../../../src/constants';
import type {
  AuthorizationAction,
  AuthorizationDirection,
  AuthorizationRow,
  Data,
} from '../../../../src/contract';
import { endpoints } from '../../../../src/contract/endpoints';
import { formatChinaDate } from '../../../../src/validation/dates';
import type { Person } from '../people';
import type { Visitor } from '../visitor';
import { confirmsBeside } from './sessions';

export const AUTHORIZATIONS = '/user/info_manage/authorization_manage';

/** The date in China `days` days from today, in the format of the API. */
export const dayIn = (days: number): string => formatChinaDate(Date.now() + days * DAY);

/** The newest authorization that the visitor has given or received. */
export async function newestOf(
  visitor: Visitor,
  direction: AuthorizationDirection,
): Promise<AuthorizationRow | undefined> {
  const { list } = await visitor.reads<Data<'authorizations'>>(
    `${endpoints.authorizations}?direction=${direction}`,
  );
  return list[0];
}

/** Moves an authorization by an API call, as from another device. */
export const movesBeside = (visitor: Visitor, { id }: AuthorizationRow, action: AuthorizationAction) =>
  visitor.reads(endpoints.moveAuthorization.replace(':id', id), { action });

/** Authorizes newcomer by API calls, with a step-up by password. */
export async function grantsBeside(visitor: Visitor, person: Person): Promise<AuthorizationRow> {
  await confirmsBeside(visitor, person);
  return visitor.calls('grantAuthorization', {
    loginId: 'newcomer',
    name: '测试乙',
    matters: ['VEHICLE'],
    start: dayIn(0),
    end: dayIn(10),
  });
}
