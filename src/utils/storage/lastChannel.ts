/** The last sign-in method on this device: the name of a channel or of a provider. */
import { readText, writeText } from './storage';

const KEY = 'portal_last_channel';

/** Stores a sign-in method, after a sign-in or before a redirect to a provider. */
export function rememberChannel(name: string): void {
  writeText('local', KEY, name);
}

/** Returns the stored name, or null. It is unchecked: the caller looks up the channel with this name. */
export const readLastChannel = (): string | null => readText('local', KEY);
