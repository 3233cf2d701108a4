/** Roles in companies, as visitors add and find them. */
import type { Visitor } from '../visitor';

export const ROLES = '/user/role_manage';
export const ROLE_CREATE = '/user/role_manage/create';

/** Known to the registry alone; demo is its legal representative. */
export const THIRD = { orgName: '测试三号科技有限公司', uscc: '91440000TTTTTTT26D', legalRep: '测试甲' };
/** Of the portal: boss leads it, and demo has no part in it. */
export const SECOND_CODE = '92440000TTTTTTT169';
export const SECOND_NAME = '测试二号商行';

/** Fills in the form for a company of one's own, to be compared with the registry. */
export async function namesCompany(visitor: Visitor, company = THIRD): Promise<void> {
  await visitor.fills('uscc', company.uscc);
  await visitor.clicks('[name="capacity"][value="LEGAL_REP"]');
  await visitor.fills('orgName', company.orgName);
  await visitor.fills('legalRep', company.legalRep);
  await visitor.clicks('[name="method"][value="LEGAL_REP"]');
}
