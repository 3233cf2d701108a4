import type { CoverageValues } from '@/features/capacities/coverage';

/** What the form holds. */
export interface ModifyValues extends CoverageValues {
  /** The last day in China, YYYY-MM-DD. */
  end: string;
  reason: string;
}
