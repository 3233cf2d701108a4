/** Who somebody can be: of which kind a user is, and what a guardian is to a child. */
import type { GuardianRelation, UserType } from '@/contract';

export const userTypes = ['person', 'legal'] as const satisfies readonly UserType[];

export const guardianRelations = [
  'FATHER',
  'MOTHER',
  'GRANDPARENT',
  'SIBLING',
  'OTHER_GUARDIAN',
] as const satisfies readonly GuardianRelation[];
