/** Folders that live as long as the test file that made them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made: string[] = [];

afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** A new folder among the machine's temporary ones, removed after the last test of the file. Answers its path. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  made.push(folder);
  return folder;
}
