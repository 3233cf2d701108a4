/** Addresses of the legacy template's lists and profiles, and actions that several journeys share. */
import type { Data } from '../../../../src/contract';
import { endpoints } from '../../../../src/contract/endpoints';
import type { Visitor } from '../visitor';

export const TABLE = '/template/list/table';
export const ADVANCED = '/template/profile/advanced';

/** Fills in the form in the drawer and saves it. */
export async function fillsRule(visitor: Visitor, name: string, description: string): Promise<void> {
  await visitor.findsAt('.ant-drawer [name="name"]');
  await visitor.fills('name', name);
  await visitor.fills('description', description);
  await visitor.presses('form.save');
}

/** Confirms the dialog before a deletion. */
export async function confirmsDeletion(visitor: Visitor): Promise<void> {
  await visitor.findsAt('.ant-modal .ant-btn-dangerous');
  await visitor.presses('form.delete');
}

/** Changes the description of a rule by API calls; returns the new description. */
export async function changesBeside(visitor: Visitor, id: string): Promise<string> {
  const { list } = await visitor.reads<Data<'rules'>>(`${endpoints.rules}?pageSize=100`);
  const rule = list.find((candidate) => candidate.id === id);
  if (!rule) throw new Error(`There is no rule ${id}.`);
  const description = `${rule.description}.`;
  const body = { name: rule.name, description, version: rule.version };
  await visitor.reads(endpoints.changeRule.replace(':id', id), body);
  return description;
}
