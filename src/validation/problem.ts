import type { MessageKey } from '../locales/zh-CN/index';

/** The message key of a problem, or null for a valid value. */
export type Problem = MessageKey | null;
