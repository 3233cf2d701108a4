import type { MessageKey } from '../locales/zh-CN/index';

/** Result of a validation rule: the key of its error message, or null for a valid value. */
export type Problem = MessageKey | null;
