/** Labels of the advanced form's fields, for the error summary. */
import type { MessageKey } from '@/locales/zh-CN/index';

export const PROJECT_LABELS = {
  name: 'template.project.name',
  address: 'template.project.address',
  owner: 'template.project.owner',
  approver: 'template.project.approver',
  start: 'template.dates.start',
  end: 'template.dates.end',
  type: 'template.project.type',
  taskName: 'template.project.taskName',
  taskDescription: 'template.project.taskDescription',
  executor: 'template.project.executor',
  manager: 'template.project.manager',
  due: 'template.project.due',
  taskType: 'template.project.taskType',
} as const satisfies Record<string, MessageKey>;

export const MEMBER_LABELS = {
  name: 'template.project.member.name',
  number: 'template.project.member.number',
  department: 'template.project.member.department',
} as const satisfies Record<string, MessageKey>;

const isProjectField = (name: unknown): name is keyof typeof PROJECT_LABELS =>
  Object.hasOwn(PROJECT_LABELS, String(name));
const isMemberField = (name: unknown): name is keyof typeof MEMBER_LABELS =>
  Object.hasOwn(MEMBER_LABELS, String(name));

/** Returns the label of the field at a path, and for a member's field the member's number, starting at 1. */
export function findFieldLabel(path: readonly (string | number)[]): { label: MessageKey; member?: number } {
  const [field, place, inner] = path;
  if (isMemberField(inner)) return { label: MEMBER_LABELS[inner], member: Number(place) + 1 };
  return { label: isProjectField(field) ? PROJECT_LABELS[field] : 'template.project.members' };
}
