/** Goals and the colleagues who are invited to review them. */
import { randomUUID } from 'node:crypto';
import { COLLEAGUES_FOUND_MAX } from '../../../src/constants';
import type { Colleague, Goal } from '../../../src/contract';
import { assertNoneWrong, getFound } from '../lib/refusals';
import { now, toInstant } from '../store/clock';
import type { EndpointContext } from '../store/context';
import type { GoalRecord } from '../store/records/template';
import { getPortal } from '../store/state';

/** Returns the colleagues whose name or employee number contains the keyword. Ignores the @ that begins a mention. */
export function listColleagues({ query }: EndpointContext<'colleagues'>): Colleague[] {
  const keyword = query.keyword.trim().replace(/^@/, '').toLowerCase();
  return getPortal()
    .templateForms.colleagues.filter(({ name, number }) =>
      [name, number].some((text) => text.toLowerCase().includes(keyword)),
    )
    .slice(0, COLLEAGUES_FOUND_MAX);
}

const toColleagues = (ids: string[]): Colleague[] =>
  ids.map(findColleague).filter((colleague) => colleague !== undefined);

function toGoal({ id, number, sentAt, body }: GoalRecord): Goal {
  return {
    ...body,
    id,
    number,
    client: findColleague(body.client) ?? null,
    invites: toColleagues(body.invites),
    publicUsers: toColleagues(body.publicUsers),
    createdAt: toInstant(sentAt),
  };
}

/** Stores a goal. Throws a 422 for ids of unknown colleagues. */
export function createGoal({ account, body }: EndpointContext<'createGoal'>): Goal {
  const { goals } = getPortal().templateForms;
  const { client, invites, publicUsers } = body;
  assertColleagues({ client: client === '' ? [] : [client], invites, publicUsers });
  const number = `GO${String(goals.length + 1).padStart(5, '0')}`;
  const record: GoalRecord = { id: randomUUID(), accountId: account.id, number, sentAt: now(), body };
  goals.push(record);
  return toGoal(record);
}

/** Returns a goal of the account. Throws a 404 for any other id. */
export function getGoal({ account, params }: EndpointContext<'goal'>): Goal {
  const { goals } = getPortal().templateForms;
  return toGoal(getFound(goals.find(({ id, accountId }) => id === params.id && accountId === account.id)));
}

export const findColleague = (id: string): Colleague | undefined =>
  getPortal().templateForms.colleagues.find((one) => one.id === id);

/** Throws one 422 for all fields with an unknown colleague's id. */
export function assertColleagues(fields: Record<string, readonly string[]>): void {
  const wrong = Object.entries(fields).filter(([, ids]) => ids.some((id) => !findColleague(id)));
  assertNoneWrong(Object.fromEntries(wrong.map(([name]) => [name, 'FIELD_FORMAT'])));
}
