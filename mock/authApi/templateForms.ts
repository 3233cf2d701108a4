/** The legacy template's forms and their results. */
import { createHandlers } from '../_domain/http/handlers';
import { createGoal, getGoal, listColleagues } from '../_domain/template/goals';
import { getSubmittedProject, submitProject } from '../_domain/template/submittedProjects';
import { listPayAccounts, makeTransfer } from '../_domain/template/transfers';

export default createHandlers({
  colleagues: listColleagues,
  createGoal,
  goal: getGoal,
  payAccounts: listPayAccounts,
  transfer: makeTransfer,
  submitProject,
  submittedProject: getSubmittedProject,
});
