/** Certificate files on the visitor's disk. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../../support/folders';
import type { Visitor } from '../visitor';

/** PIN of every demo certificate (docs/mock.md, The outbox). */
export const PIN = 'pin-2026';

/** Writes a file that is deleted after the journeys of a test file. Returns its path. */
export function fileOf(name: string, content: Uint8Array): string {
  const path = join(makeFolder(), name);
  writeFileSync(path, content);
  return path;
}

/** Returns the content of one of the portal's demo certificates. */
export async function containerOf(visitor: Visitor, name: string): Promise<Buffer> {
  const response = await fetch(`${visitor.origin}/mock/certificates/${name}`);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

/** Downloads one of the portal's demo certificates. Returns its path. */
export const downloaded = async (visitor: Visitor, name: string): Promise<string> =>
  fileOf(`my-${name}.pfx`, await containerOf(visitor, name));

/** Submits one of the portal's demo certificates. */
export async function submitsCertificate(visitor: Visitor, name: string): Promise<void> {
  await visitor.chooses('file', await downloaded(visitor, name));
  await visitor.fills('pin', PIN);
  await visitor.confirms();
}
