import type { MessageKey } from '../locales/zh-CN/index';

/** Message key that says what is wrong with a value, or null where nothing is. */
export type Problem = MessageKey | null;
