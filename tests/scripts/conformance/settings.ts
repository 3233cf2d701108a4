/** The settings of a run against the mock portal on this machine. */
import { join } from 'node:path';
import { readSettings } from '../../../scripts/conformance/options';
import type { Settings } from '../../../scripts/conformance/settings';

export const CONFIG = join(__dirname, '../../../scripts/conformance/mock.json');

/** Returns the command line for a portal, with more options. */
export const line = (origin: string, ...more: string[]): string[] => [origin, '--config', CONFIG, ...more];

export async function settingsFor(origin: string, more: Partial<Settings> = {}): Promise<Settings> {
  const settings = await readSettings(line(origin), { env: {}, askPassword: async () => undefined });
  if (!settings) throw new Error('readSettings returned null.');
  return { ...settings, ...more };
}
