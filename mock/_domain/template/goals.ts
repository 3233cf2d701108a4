/** Goals and those who are invited to review them. */
import { randomUUID } from 'node:crypto';
import {
  COLLEAGUES_FOUND_MAX,
  GOAL_VIEWERS_MAX,
  KEYWORD_MAX,
  REVIEWERS_MAX,
  WEIGHT_MAX,
} from '../../../src/constants';
import type { Colleague, Goal, GoalBody } from '../../../src/contract';
import {
  checkGoalDescription,
  checkGoalMetric,
  checkGoalTitle,
  goalVisibilities,
} from '../../../src/validation/templateForms';
import {
  FieldError,
  integer,
  listOf,
  nonEmpty,
  oneOf,
  optional,
  type Reader,
  readFields,
  text,
} from '../forms/fields';
import { calendarDay } from '../forms/paging';
import { HttpRefusal } from '../lib/refusals';
import { now, toInstant } from '../store/clock';
import type { EndpointContext } from '../store/context';
import type { GoalRecord } from '../store/records/templateForms';
import { getPortal } from '../store/state';
import { colleagueId, endFrom, findColleague, passing } from './formFields';

/** Lists those whose name or employee number holds the keyword; an @ before it is how people begin a name. */
export function listColleagues({ query }: EndpointContext<'colleagues'>): Colleague[] {
  const { keyword } = readFields(query, { keyword: text(KEYWORD_MAX) });
  const wanted = keyword.trim().replace(/^@/, '').toLowerCase();
  return getPortal()
    .templateForms.colleagues.filter(({ name, number }) =>
      [name, number].some((one) => one.toLowerCase().includes(wanted)),
    )
    .slice(0, COLLEAGUES_FOUND_MAX);
}

/** Reads ids of colleagues; nobody stands in a list twice. */
const people =
  (max: number): Reader<string[]> =>
  (raw) => {
    const ids = listOf(colleagueId, max)(raw);
    if (new Set(ids).size < ids.length) throw new FieldError('FIELD_FORMAT');
    return ids;
  };

/** Reads the people a goal is shown to; only a partially public one has any. */
const viewersFor =
  (visibility: unknown): Reader<string[]> =>
  (raw) =>
    visibility === 'partial' ? nonEmpty(people(GOAL_VIEWERS_MAX))(raw) : [];

const toColleagues = (ids: string[]): Colleague[] =>
  ids.map(findColleague).filter((one) => one !== undefined);

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

function readGoal(body: EndpointContext<'createGoal'>['body']): GoalBody {
  const fields = readFields(body, {
    title: passing(checkGoalTitle),
    start: calendarDay,
    end: endFrom(body.start),
    description: passing(checkGoalDescription),
    metric: passing(checkGoalMetric),
    client: optional(colleagueId),
    invites: optional(people(REVIEWERS_MAX)),
    weight: optional(integer(0, WEIGHT_MAX)),
    visibility: oneOf(...goalVisibilities),
    publicUsers: viewersFor(body.visibility),
  });
  const { client = '', invites = [], weight = null } = fields;
  return { ...fields, client, invites, weight };
}

/** Keeps a goal. */
export function createGoal({ account, body }: EndpointContext<'createGoal'>): Goal {
  const { goals } = getPortal().templateForms;
  const read = readGoal(body);
  const number = `GO${String(goals.length + 1).padStart(5, '0')}`;
  const record: GoalRecord = { id: randomUUID(), accountId: account.id, number, sentAt: now(), body: read };
  goals.push(record);
  return toGoal(record);
}

/** Returns one's own goal. Throws a 404 for any other id. */
export function getGoal({ account, params }: EndpointContext<'goal'>): Goal {
  const { goals } = getPortal().templateForms;
  const found = goals.find(({ id, accountId }) => id === params.id && accountId === account.id);
  if (!found) throw new HttpRefusal(404, 'NOT_FOUND');
  return toGoal(found);
}
