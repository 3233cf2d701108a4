/** Contract: Goals, transfers and projects of the legacy template: its forms and their results. Days are YYYY-MM-DD. */

import type {
  Department,
  GoalVisibility,
  PayeeType,
  ProjectType,
  TaskType,
} from '../validation/templateForms';
import type { Instant } from './envelope';

export type {
  Department,
  GoalVisibility,
  PayeeType,
  ProjectType,
  TaskType,
} from '../validation/templateForms';

/** Somebody who can be chosen in a form. */
export interface Colleague {
  id: string;
  name: string;
  /** Employee number: E and five digits. */
  number: string;
  department: Department;
}

/** A goal as it is sent; people by their ids. */
export interface GoalBody {
  /** 1 to 60 characters. */
  title: string;
  start: string;
  /** Not before the start. */
  end: string;
  /** 1 to 1,000 characters, on any number of lines. */
  description: string;
  /** What it is measured by: 1 to 1,000 characters. */
  metric: string;
  /** '' for none. */
  client: string;
  /** The reviewers: at most 5. */
  invites: string[];
  /** Percent: a whole number from 0 to 100; null for none. */
  weight: number | null;
  visibility: GoalVisibility;
  /** 1 to 20 people with `partial`, empty otherwise. */
  publicUsers: string[];
}

export interface Goal extends Omit<GoalBody, 'client' | 'invites' | 'publicUsers'> {
  id: string;
  /** What people name it by. */
  number: string;
  client: Colleague | null;
  invites: Colleague[];
  publicUsers: Colleague[];
  createdAt: Instant;
}

/** An account that the person pays from. Amounts are whole cents of CNY. */
export interface PayAccount {
  id: string;
  /** Masked. */
  number: string;
  balance: number;
}

export interface TransferBody {
  /** The id of a pay account. */
  payAccount: string;
  payeeType: PayeeType;
  /** A card number (bank); an email or a mobile number (wallet). */
  payeeAccount: string;
  /** 1 to 60 characters. */
  payeeName: string;
  /** Whole cents. */
  amount: number;
}

/** A transfer that was made. Account numbers are masked. */
export interface TransferReceipt extends TransferBody {
  id: string;
  number: string;
  at: Instant;
}

export interface ProjectMember {
  name: string;
  number: string;
  department: Department;
}

/** A project and its first task; people by their ids. */
export interface ProjectBody {
  name: string;
  /** Where its repository is: https. */
  address: string;
  owner: string;
  approver: string;
  start: string;
  end: string;
  type: ProjectType;
  taskName: string;
  taskDescription: string;
  executor: string;
  manager: string;
  /** The day the task is due: within the project's days. */
  due: string;
  taskType: TaskType;
  /** 1 to 20. */
  members: ProjectMember[];
}

export interface ProjectStep {
  step: 'create' | 'department' | 'finance' | 'finish';
  /** Who did it, or has to; '' where nobody is named. */
  by: string;
  /** When it was done; null for a step to come. The first of these is the current one. */
  at: Instant | null;
}

/** How a submitted project stands. */
export interface ProjectResult {
  id: string;
  number: string;
  name: string;
  principal: string;
  /** Effective from the start to the end. */
  start: string;
  end: string;
  steps: ProjectStep[];
}

export interface TemplateFormsContract {
  /** Those whose name or employee number holds the keyword, with or without an @ before it; at most 20. */
  colleagues: { query: { keyword: string }; data: Colleague[] };
  createGoal: { body: GoalBody; data: Goal };
  goal: { params: { id: string }; data: Goal };
  payAccounts: { data: PayAccount[] };
  transfer: { body: TransferBody; data: TransferReceipt };
  submitProject: { body: ProjectBody; data: ProjectResult };
  /** One's own by its id, or the template's sample with `sample`. */
  submittedProject: { params: { id: string }; data: ProjectResult };
}
