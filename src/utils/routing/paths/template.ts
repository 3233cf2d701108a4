/** Addresses of the legacy template's screens. */
import type { TemplatePath } from '../../../../config/templateRoutes';
import type { PagePath } from './pagePath';

export const ANALYSIS_PATH = '/template/dashboard/analysis' satisfies TemplatePath;
export const MONITOR_PATH = '/template/dashboard/monitor' satisfies TemplatePath;
export const GOAL_FORM_PATH = '/template/form/goal' satisfies TemplatePath;
const STEP_FORM_PATH = '/template/form/step' satisfies TemplatePath;
export const ADVANCED_FORM_PATH = '/template/form/advanced' satisfies TemplatePath;
export const TABLE_LIST_PATH = '/template/list/table' satisfies TemplatePath;
export const BASIC_PROFILE_PATH = '/template/profile/basic' satisfies TemplatePath;
export const ADVANCED_PROFILE_PATH = '/template/profile/advanced' satisfies TemplatePath;
export const SUCCESS_RESULT_PATH = '/template/result/success' satisfies TemplatePath;

/** Path of a created goal, which the page shows instead of its form. */
export const getCreatedGoalPath = (id: string): PagePath => `${GOAL_FORM_PATH}?id=${encodeURIComponent(id)}`;

export type TransferStep = 'details' | 'confirm' | 'done';

/** Path of a step of the step form. The first step has no parameter. */
export const getTransferStepPath = (step: TransferStep): PagePath =>
  step === 'details' ? STEP_FORM_PATH : `${STEP_FORM_PATH}?step=${step}`;

/** Path of the status of a submitted project. */
export const getProjectResultPath = (id: string): PagePath =>
  `${SUCCESS_RESULT_PATH}?id=${encodeURIComponent(id)}`;
