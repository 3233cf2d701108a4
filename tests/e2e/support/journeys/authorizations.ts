/** Authorizations between people, as a second reader of the API sees and makes them. */
import { DAY } from '../../../../src/constants';
import type {
  AuthorizationAction,
  AuthorizationDirection,
  AuthorizationRow,
  Data,
  Secret,
} from '../../../../src/contract';
import { endpoints } from '../../../../src/contract/endpoints';
import { formatChinaDate } from '../../../../src/validation/dates';
import { seal } from '../../../support/seal';
import type { Person } from '../people';
import type { Visitor } from '../visitor';

export const AUTHORIZATIONS = '/user/info_manage/authorization_manage';

/** A day from today, in China, as the wire writes it. */
export const dayIn = (days: number): string => formatChinaDate(Date.now() + days * DAY);

/** The newest of what the visitor has given or received. */
export async function newestOf(
  visitor: Visitor,
  direction: AuthorizationDirection,
): Promise<AuthorizationRow | undefined> {
  const { list } = await visitor.reads<Data<'authorizations'>>(
    `${endpoints.authorizations}?direction=${direction}`,
  );
  return list[0];
}

/** Moves one beside the page, as from another device. */
export const movesBeside = (visitor: Visitor, { id }: AuthorizationRow, action: AuthorizationAction) =>
  visitor.reads(endpoints.moveAuthorization.replace(':id', id), { action });

/** Authorizes newcomer beside the page, confirmed by the password. */
export async function grantsBeside(visitor: Visitor, { password }: Person): Promise<AuthorizationRow> {
  const secret = await visitor.reads<Secret>(endpoints.secret);
  const value = seal(secret, password);
  await visitor.reads(endpoints.stepUp, { method: 'password', value, secretId: secret.id });
  return visitor.reads<AuthorizationRow>(endpoints.grantAuthorization, {
    loginId: 'newcomer',
    name: '测试乙',
    matters: ['VEHICLE'],
    start: dayIn(0),
    end: dayIn(10),
  });
}
