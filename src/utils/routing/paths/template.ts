/** Addresses of the legacy template's screens. */
import type { TemplatePath } from '../../../../config/templateRoutes';

export const ANALYSIS_PATH = '/template/dashboard/analysis' satisfies TemplatePath;
export const MONITOR_PATH = '/template/dashboard/monitor' satisfies TemplatePath;
export const WORKPLACE_PATH = '/template/dashboard/workplace' satisfies TemplatePath;
export const GOAL_FORM_PATH = '/template/form/goal' satisfies TemplatePath;
export const STEP_FORM_PATH = '/template/form/step' satisfies TemplatePath;
export const ADVANCED_FORM_PATH = '/template/form/advanced' satisfies TemplatePath;
export const SEARCH_LIST_PATH = '/template/list/search' satisfies TemplatePath;
export const TABLE_LIST_PATH = '/template/list/table' satisfies TemplatePath;
export const CARD_LIST_PATH = '/template/list/card' satisfies TemplatePath;
export const BASIC_PROFILE_PATH = '/template/profile/basic' satisfies TemplatePath;
export const ADVANCED_PROFILE_PATH = '/template/profile/advanced' satisfies TemplatePath;
export const SUCCESS_RESULT_PATH = '/template/result/success' satisfies TemplatePath;
export const FAILURE_RESULT_PATH = '/template/result/fail' satisfies TemplatePath;
