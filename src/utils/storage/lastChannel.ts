/** The way in used last on this device: a channel's name, or a provider's. */
import { readText, writeText } from './storage';

const KEY = 'portal_last_channel';

/** Remembers a way in, once it has led in or to a provider. */
export function rememberChannel(name: string): void {
  writeText('local', KEY, name);
}

/** Its name, or null where none is known. Whatever is stored, the caller looks for a channel of that name. */
export const readLastChannel = (): string | null => readText('local', KEY);
