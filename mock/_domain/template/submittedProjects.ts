/** Projects that were submitted for review, and a sample project. */
import { randomUUID } from 'node:crypto';
import type { ProjectResult } from '../../../src/contract';
import { getFound } from '../lib/refusals';
import { now, toInstant } from '../store/clock';
import type { EndpointContext } from '../store/context';
import { getPortal } from '../store/state';
import { assertColleagues, findColleague } from './goals';

/** The id of the sample project, which has no owner. */
const SAMPLE = 'sample';

const nameOf = (id: string): string => findColleague(id)?.name ?? '';

/** Stores a project. The submission completes its first step; the approver has the next one. */
export function submitProject({ account, body }: EndpointContext<'submitProject'>): ProjectResult {
  const { projects } = getPortal().templateForms;
  const { owner, approver, executor, manager } = body;
  assertColleagues({ owner: [owner], approver: [approver], executor: [executor], manager: [manager] });
  const principal = nameOf(owner);
  const result: ProjectResult = {
    id: randomUUID(),
    number: `PJ${String(projects.length + 1).padStart(5, '0')}`,
    name: body.name,
    principal,
    start: body.start,
    end: body.end,
    steps: [
      { step: 'create', by: principal, at: toInstant(now()) },
      { step: 'department', by: nameOf(approver), at: null },
      { step: 'finance', by: '', at: null },
      { step: 'finish', by: '', at: null },
    ],
  };
  projects.push({ accountId: account.id, body, result });
  return result;
}

/** Returns a project of the account, or the sample. Throws a 404 for any other id. */
export function getSubmittedProject({ account, params }: EndpointContext<'submittedProject'>): ProjectResult {
  const { projects, sample } = getPortal().templateForms;
  if (params.id === SAMPLE) return sample;
  const own = projects.filter(({ accountId }) => accountId === account.id).map(({ result }) => result);
  return getFound(own.find(({ id }) => id === params.id));
}
