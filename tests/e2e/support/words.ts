/** The portal's messages in each language, so that journeys can run in every language. */
import type { MessageKey } from '../../../src/locales/zh-CN/index';
import { messages } from '../../support/messages';

export type Language = keyof typeof messages;
export const languages = Object.keys(messages) as Language[];

/** A message key, or any other text: typed text, a name, an address. */
export type Words = MessageKey | (string & {});
export type Values = Record<string, string | number>;

const KEY = /^[a-z]\w*(?:\.\w+)+$/;

/**
 * Returns the message of a key with its plain placeholders filled in, and any other text unchanged. Throws for an
 * unknown key.
 */
export function say(language: Language, words: Words, values: Values = {}): string {
  const text: string = messages[language][words as MessageKey] ?? words;
  if (text === words && KEY.test(words)) throw new Error(`There is no message with the key ${words}.`);
  return text.replace(/\{(\w+)(, number)?\}/g, (placeholder, name: string, isNumber?: string) => {
    const value = values[name] ?? placeholder;
    return isNumber && typeof value === 'number' ? value.toLocaleString(language) : String(value);
  });
}
