import type { CoverageValues } from '@/features/capacities/coverage';

/** Form values. */
export interface ModifyValues extends CoverageValues {
  /** The last day in China, YYYY-MM-DD. */
  end: string;
  reason: string;
}
