/** The settings of a run against the mock portal on this machine. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings, type Settings } from '../../../scripts/conformance/settings';
import { makeFolder } from '../../support/folders';

const MOCK = join(__dirname, '../../../scripts/conformance/mock.json');

/** Returns the command line for a portal, with more options. */
export const line = (origin: string, ...more: string[]): string[] => [origin, '--config', MOCK, ...more];

/** The content of the configuration file of the mock. */
export const mockConfiguration = JSON.parse(readFileSync(MOCK, 'utf8'));

/** Writes a configuration file. Returns the option with its name. */
export function configure(configuration: object): string[] {
  const file = join(makeFolder(), 'own.json');
  writeFileSync(file, JSON.stringify({ rate: 1000, ...configuration }));
  return ['--config', file];
}

export function settingsFor(origin: string, more: Partial<Settings> = {}): Settings {
  const settings = readSettings(line(origin), {});
  if (!settings) throw new Error('readSettings returned null.');
  return { ...settings, ...more };
}
