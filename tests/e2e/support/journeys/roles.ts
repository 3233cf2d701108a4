/** Adds roles in companies. */
import type { Visitor } from '../visitor';

export const ROLES = '/user/role_manage';
export const ROLE_CREATE = '/user/role_manage/create';

/** A company in the registry, but not in the portal; demo is its legal representative. */
export const THIRD = { orgName: '测试三号科技有限公司', uscc: '91440000TTTTTTT26D', legalRep: '测试甲' };
/** The credit code of a company in the seed, whose legal representative is boss; demo has no role in it. */
export const SECOND_CODE = '92440000TTTTTTT169';

/**
 * Fills in the form for a company of which the visitor is the legal representative; the portal compares it with the
 * registry.
 */
export async function namesCompany(visitor: Visitor, company = THIRD): Promise<void> {
  await visitor.fills('uscc', company.uscc);
  await visitor.clicks('[name="capacity"][value="LEGAL_REP"]');
  await visitor.fills('orgName', company.orgName);
  await visitor.fills('legalRep', company.legalRep);
  await visitor.clicks('[name="method"][value="LEGAL_REP"]');
}
