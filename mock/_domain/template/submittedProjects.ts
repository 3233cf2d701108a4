/** Projects that were submitted for review, and the sample of one. */
import { randomUUID } from 'node:crypto';
import { GOAL_TEXT_MAX, GOAL_TITLE_MAX, PROJECT_MEMBERS_MAX } from '../../../src/constants';
import type { ProjectBody, ProjectMember, ProjectResult } from '../../../src/contract';
import {
  checkDue,
  checkMemberNumber,
  checkRepository,
  checkText,
  departments,
  normalizeEmployeeNumber,
  projectTypes,
  taskTypes,
} from '../../../src/validation/templateForms';
import { FieldError, nested, oneOf, type Reader, readFields } from '../forms/fields';
import { calendarDay } from '../forms/paging';
import { HttpRefusal } from '../lib/refusals';
import { now, toInstant } from '../store/clock';
import type { EndpointContext } from '../store/context';
import { getPortal } from '../store/state';
import { colleagueId, endFrom, findColleague, passing } from './formFields';

/** The id of the project that belongs to nobody. */
const SAMPLE = 'sample';

const name = passing((value) => checkText(value, GOAL_TITLE_MAX, 'template.project.name.required'));
const description = passing((value) =>
  checkText(value, GOAL_TEXT_MAX, 'template.project.taskDescription.required'),
);

const numberOf = (raw: unknown): string => {
  const { number } = (raw ?? {}) as { number?: unknown };
  return typeof number === 'string' ? number : '';
};

/** Reads the member at a place among all of them: no two have the same number. */
const memberAt = (raw: unknown[], place: number) =>
  nested(() => ({
    name,
    number: passing(() => checkMemberNumber(raw.map(numberOf), place)),
    department: oneOf(...departments),
  }));

/** Reads the members. What is wrong with one is named by its place: `members.0.name`. */
const members: Reader<ProjectMember[]> = (raw) => {
  if (!Array.isArray(raw) || raw.length === 0) throw new FieldError('FIELD_REQUIRED');
  if (raw.length > PROJECT_MEMBERS_MAX) throw new FieldError('FIELD_TOO_LONG');
  const byPlace = nested(() => Object.fromEntries(raw.map((_, place) => [place, memberAt(raw, place)])))(raw);
  return Object.values(byPlace).map((one) => ({ ...one, number: normalizeEmployeeNumber(one.number) }));
};

/** Reads the day a task is due: within the days of the project. */
const dueWithin =
  (start: unknown, end: unknown): Reader<string> =>
  (raw) => {
    const due = calendarDay(raw);
    if (checkDue(due, String(start ?? ''), String(end ?? ''))) throw new FieldError('FIELD_FORMAT');
    return due;
  };

const readProject = (body: EndpointContext<'submitProject'>['body']): ProjectBody =>
  readFields(body, {
    name,
    address: passing(checkRepository),
    owner: colleagueId,
    approver: colleagueId,
    start: calendarDay,
    end: endFrom(body.start),
    type: oneOf(...projectTypes),
    taskName: name,
    taskDescription: description,
    executor: colleagueId,
    manager: colleagueId,
    due: dueWithin(body.start, body.end),
    taskType: oneOf(...taskTypes),
    members,
  });

const nameOf = (id: string): string => findColleague(id)?.name ?? '';

/** Keeps a project. Its first step is done by being submitted; the approver has the next one. */
export function submitProject({ account, body }: EndpointContext<'submitProject'>): ProjectResult {
  const { projects } = getPortal().templateForms;
  const read = readProject(body);
  const sentAt = now();
  const principal = nameOf(read.owner);
  const result: ProjectResult = {
    id: randomUUID(),
    number: `PJ${String(projects.length + 1).padStart(5, '0')}`,
    name: read.name,
    principal,
    start: read.start,
    end: read.end,
    steps: [
      { step: 'create', by: principal, at: toInstant(sentAt) },
      { step: 'department', by: nameOf(read.approver), at: null },
      { step: 'finance', by: '', at: null },
      { step: 'finish', by: '', at: null },
    ],
  };
  projects.push({ id: result.id, accountId: account.id, number: result.number, sentAt, body: read, result });
  return result;
}

/** Returns one's own project, or the sample. Throws a 404 for any other id. */
export function getSubmittedProject({ account, params }: EndpointContext<'submittedProject'>): ProjectResult {
  const { projects, sample } = getPortal().templateForms;
  if (params.id === SAMPLE) return sample;
  const found = projects.find(({ id, accountId }) => id === params.id && accountId === account.id);
  if (!found) throw new HttpRefusal(404, 'NOT_FOUND');
  return found.result;
}
