/** Authorizations between people. */
import { DAY } from '../../../../src/constants';
import type { AuthorizationDirection, AuthorizationRow, Data } from '../../../../src/contract';
import { endpoints } from '../../../../src/contract/endpoints';
import { formatChinaDate } from '../../../../src/validation/dates';
import type { Visitor } from '../visitor';

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
