/** Temporary folders of a test file. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Creates a temporary folder, which is removed after the last test of the file; returns its path. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  folders.push(folder);
  return folder;
}
