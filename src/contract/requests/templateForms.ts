/** Requests of the legacy template's forms and their results. Days are YYYY-MM-DD; people are sent by their ids. */
import * as v from 'valibot';
import {
  GOAL_TEXT_MAX,
  GOAL_TITLE_MAX,
  GOAL_VIEWERS_MAX,
  KEYWORD_MAX,
  PROJECT_MEMBERS_MAX,
  REVIEWERS_MAX,
  TRANSFER_MAX,
  WEIGHT_MAX,
} from '../../constants';
import { isCalendarDay } from '../../validation/days';
import {
  checkDue,
  checkEmployeeNumber,
  checkGoalDescription,
  checkGoalMetric,
  checkGoalTitle,
  checkMemberNumber,
  checkPayee,
  checkRepository,
  checkText,
  departments,
  goalVisibilities,
  normalizeEmployeeNumber,
  normalizePayee,
  payeeTypes,
  projectTypes,
  taskTypes,
} from '../../validation/templateForms';
import { normalizeLines } from '../../validation/text';
import type { templateFormsEndpoints } from '../templateForms';
import { calendarDay, id, text } from './fields';
import type { RequestsFor } from './request';
import { passing, visibleText } from './templateFields';

/** Ids of people, none of them twice. */
const people = (max: number) =>
  v.pipe(
    v.array(id),
    v.maxLength(max),
    v.check((ids) => new Set(ids).size === ids.length),
  );

/** Whether a period ends after its start. If one of the days is invalid, only that day is refused. */
const isForwards = ({ start, end }: { start: string; end: string }) =>
  !isCalendarDay(start) || !isCalendarDay(end) || end >= start;

const goalBody = v.pipe(
  v.object({
    /** 1 to 60 characters. */
    title: passing(checkGoalTitle),
    start: calendarDay,
    /** Not before the start. */
    end: calendarDay,
    /** 1 to 1,000 characters, on any number of lines. */
    description: passing(checkGoalDescription),
    /** How it is measured: 1 to 1,000 characters. */
    metric: passing(checkGoalMetric),
    /** '' for none. */
    client: v.optional(id, ''),
    /** The reviewers: at most 5. */
    invites: v.optional(people(REVIEWERS_MAX), []),
    /** Percent: a whole number from 0 to 100; null for none. */
    weight: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(WEIGHT_MAX)), null),
    visibility: v.picklist(goalVisibilities),
    /** 1 to 20 people with `partial`, otherwise ignored. */
    publicUsers: v.optional(people(GOAL_VIEWERS_MAX), []),
  }),
  v.forward(v.partialCheck([['start'], ['end']], isForwards, 'RANGE_BACKWARDS'), ['end']),
  v.forward(
    v.partialCheck(
      [['visibility'], ['publicUsers']],
      ({ visibility, publicUsers }) => visibility !== 'partial' || publicUsers.length > 0,
      'FIELD_REQUIRED',
    ),
    ['publicUsers'],
  ),
  v.transform((goal) => ({ ...goal, publicUsers: goal.visibility === 'partial' ? goal.publicUsers : [] })),
);

const transferBody = v.pipe(
  v.object({
    /** The id of a pay account. */
    payAccount: id,
    payeeType: v.picklist(payeeTypes),
    /** A card number that the payee's bank knows (bank); an email or a mobile number (wallet). */
    payeeAccount: visibleText,
    /** 1 to 60 characters. */
    payeeName: passing((name) => checkText(name, GOAL_TITLE_MAX, 'template.transfer.name.required')),
    /** Whole cents, at most the balance of the pay account. */
    amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(TRANSFER_MAX)),
  }),
  v.forward(
    v.partialCheck(
      [['payeeType'], ['payeeAccount']],
      ({ payeeType, payeeAccount }) => checkPayee(payeeAccount, payeeType) === null,
    ),
    ['payeeAccount'],
  ),
  v.transform((transfer) => ({
    ...transfer,
    payeeAccount: normalizePayee(normalizeLines(transfer.payeeAccount), transfer.payeeType),
  })),
);

const projectName = passing((name) => checkText(name, GOAL_TITLE_MAX, 'template.project.name.required'));

const projectMember = v.object({
  name: projectName,
  number: v.pipe(passing(checkEmployeeNumber), v.transform(normalizeEmployeeNumber)),
  department: v.picklist(departments),
});

const numberOf = (member: unknown): string => {
  const { number } = (member ?? {}) as { number?: unknown };
  return typeof number === 'string' ? number : '';
};

/** Members of a project, no two with the same number. */
const projectMembers = v.pipe(
  v.array(projectMember),
  v.maxLength(PROJECT_MEMBERS_MAX),
  v.nonEmpty(),
  v.rawCheck(({ dataset: { value }, addIssue }) => {
    if (!Array.isArray(value)) return;
    const numbers = value.map(numberOf);
    for (const [place, member] of value.entries()) {
      if (numbers[place] === '' || checkMemberNumber(numbers, place) === null) continue;
      addIssue({
        path: [
          { type: 'array', origin: 'value', input: value, key: place, value: member },
          { type: 'object', origin: 'value', input: member, key: 'number', value: numbers[place] },
        ],
      });
    }
  }),
);

const projectBody = v.pipe(
  v.object({
    name: projectName,
    /** Address of its repository: https. */
    address: passing(checkRepository),
    owner: id,
    approver: id,
    start: calendarDay,
    /** Not before the start. */
    end: calendarDay,
    type: v.picklist(projectTypes),
    taskName: projectName,
    taskDescription: passing((task) =>
      checkText(task, GOAL_TEXT_MAX, 'template.project.taskDescription.required'),
    ),
    executor: id,
    manager: id,
    /** The day the task is due: within the project's days. */
    due: calendarDay,
    taskType: v.picklist(taskTypes),
    /** 1 to 20. */
    members: projectMembers,
  }),
  v.forward(v.partialCheck([['start'], ['end']], isForwards, 'RANGE_BACKWARDS'), ['end']),
  v.forward(
    v.partialCheck(
      [['start'], ['end'], ['due']],
      ({ start, end, due }) => checkDue(due, start, end) === null,
    ),
    ['due'],
  ),
);

/** A goal as sent by the form. */
export type GoalBody = v.InferOutput<typeof goalBody>;
export type TransferBody = v.InferOutput<typeof transferBody>;
/** A project and its first task. */
export type ProjectBody = v.InferOutput<typeof projectBody>;

export const templateFormsRequests = {
  colleagues: {
    summary: 'Lists at most 20 people by a part of their name or employee number.',
    /** With or without an @ before it. */
    query: v.object({ keyword: text(KEYWORD_MAX) }),
  },
  createGoal: { summary: 'Saves a goal.', body: goalBody, fieldRefusals: { end: ['RANGE_BACKWARDS'] } },
  goal: { summary: 'Reads an own goal.' },
  payAccounts: { summary: 'Lists the accounts that the person pays from.' },
  transfer: { summary: 'Makes a transfer.', body: transferBody },
  submitProject: {
    summary: 'Submits a project and its first task for review.',
    body: projectBody,
    fieldRefusals: { end: ['RANGE_BACKWARDS'] },
  },
  submittedProject: { summary: 'Reads an own project by its id, or the sample with the id `sample`.' },
} satisfies RequestsFor<typeof templateFormsEndpoints>;
