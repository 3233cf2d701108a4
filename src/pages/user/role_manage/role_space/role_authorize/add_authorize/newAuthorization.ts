import { type FileItem, getFileIds } from '@/components/FilesField';
import type { Body } from '@/contract';
import { type CoverageValues, readCoverage } from '@/features/capacities/coverage';

/** What the form holds. */
export interface AuthorizationValues extends CoverageValues {
  handlerId: string;
  /** Days in China, YYYY-MM-DD. */
  start: string;
  end: string;
  letter?: FileItem[];
}

/** What a draft keeps: files are not kept. */
export const AUTHORIZATION_DRAFT_FIELDS: readonly (keyof AuthorizationValues)[] = [
  'handlerId',
  'scope',
  'matters',
  'start',
  'end',
];

/** What is sent of it. */
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
