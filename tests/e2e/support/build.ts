/** What a build's folder holds. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const repository = join(__dirname, '../../..');

/** What only the outbox and the other side's pages say or ask for. */
export const toolMarks = ['/mock/outbox', '/mock/act', '/simulator/', 'mock-tools'];

/** Those of the marks that stand in the name or the text of any file of a build. */
export function marksIn(build: string, marks: readonly string[] = toolMarks): string[] {
  const folder = join(repository, build);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${name}\n${readFileSync(join(parentPath, name), 'utf8')}`);
  return marks.filter((mark) => files.some((file) => file.includes(mark)));
}
