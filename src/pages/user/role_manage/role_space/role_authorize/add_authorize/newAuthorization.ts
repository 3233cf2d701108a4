import { type FileItem, getFileIds } from '@/components/Field/FilesField';
import type { Body } from '@/contract';
import { type CoverageValues, readCoverage } from '@/features/capacities/coverage';

/** Form values. */
export interface AuthorizationValues extends CoverageValues {
  handlerId: string;
  /** Days in China, YYYY-MM-DD. */
  start: string;
  end: string;
  letter?: FileItem[];
}

/** Fields that a draft stores; files are excluded. */
export const AUTHORIZATION_DRAFT_FIELDS: readonly (keyof AuthorizationValues)[] = [
  'handlerId',
  'scope',
  'matters',
  'start',
  'end',
];

/** Converts form values into the request body. */
export function toNewAuthorization({
  handlerId,
  start,
  end,
  letter,
  ...coverage
}: AuthorizationValues): Body<'addCompanyAuthorization'> {
  const [file] = getFileIds(letter);
  return { handlerId, ...readCoverage(coverage), start, end, ...(file !== undefined && { letter: file }) };
}
