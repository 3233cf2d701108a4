import type zh from '../locales/zh-CN/validation';

/** Message key that says what is wrong with a value, or null where nothing is. */
export type Problem = keyof typeof zh | null;
