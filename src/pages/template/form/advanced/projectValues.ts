/** Form values of a project and its first task. */
import type { Department, ProjectBody, ProjectType, TaskType } from '@/contract';
import { normalizeEmployeeNumber } from '@/validation/templateForms';
import type { ChosenColleague } from '../components/ColleagueSelect';
import { createDraftFormat } from '../components/draftFormat';

interface MemberValues {
  name: string;
  number: string;
  department: Department | '';
}

export interface ProjectValues {
  name: string;
  address: string;
  owner?: ChosenColleague;
  approver?: ChosenColleague;
  start: string;
  end: string;
  type: ProjectType | '';
  taskName: string;
  taskDescription: string;
  executor?: ChosenColleague;
  manager?: ChosenColleague;
  due: string;
  taskType: TaskType | '';
  members: MemberValues[];
}

export const BLANK_MEMBER: MemberValues = { name: '', number: '', department: '' };

export const BLANK_PROJECT: ProjectValues = {
  name: '',
  address: '',
  start: '',
  end: '',
  type: '',
  taskName: '',
  taskDescription: '',
  due: '',
  taskType: '',
  members: [BLANK_MEMBER],
};

const PEOPLE_FIELDS: readonly (keyof ProjectValues)[] = ['owner', 'approver', 'executor', 'manager'];

/** The draft stores every field of the form. It stores people as id and label. */
export const PROJECT_DRAFT_FIELDS: readonly string[] = [...Object.keys(BLANK_PROJECT), ...PEOPLE_FIELDS];
export const PROJECT_DRAFT_FORMAT = createDraftFormat([...PEOPLE_FIELDS, 'members']);

/** Converts valid form values into the request body. */
export const toProjectBody = (values: ProjectValues): ProjectBody => ({
  ...values,
  name: values.name.trim(),
  address: values.address.trim(),
  owner: values.owner?.value ?? '',
  approver: values.approver?.value ?? '',
  type: values.type as ProjectType,
  taskName: values.taskName.trim(),
  taskDescription: values.taskDescription.trim(),
  executor: values.executor?.value ?? '',
  manager: values.manager?.value ?? '',
  taskType: values.taskType as TaskType,
  members: values.members.map(({ name, number, department }) => ({
    name: name.trim(),
    number: normalizeEmployeeNumber(number),
    department: department as Department,
  })),
});
