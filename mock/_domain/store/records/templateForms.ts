/** Records of the legacy template's forms. Each belongs to one account. */
import type {
  Colleague,
  GoalBody,
  PayAccount,
  ProjectBody,
  ProjectResult,
  TransferReceipt,
} from '../../../../src/contract';

interface Owned {
  id: string;
  accountId: string;
  number: string;
  /** When it was sent, in ms. */
  sentAt: number;
}

export interface GoalRecord extends Owned {
  body: GoalBody;
}

/** A transfer as in its receipt, with masked numbers. */
interface TransferRecord extends Owned {
  receipt: TransferReceipt;
}

/** A submitted project: as it was sent, and its progress. */
interface SubmittedProjectRecord extends Owned {
  body: ProjectBody;
  result: ProjectResult;
}

/** The stored data of the forms. */
export interface TemplateFormsState {
  colleagues: Colleague[];
  /** The same for all accounts; transfers of an account are subtracted from the balance. */
  payAccounts: PayAccount[];
  /** Oldest first, as the two lists after it. */
  goals: GoalRecord[];
  transfers: TransferRecord[];
  projects: SubmittedProjectRecord[];
  /** The project that the result page shows by default. */
  sample: ProjectResult;
}
