import { checkFile } from '@/validation/files';
import { fileTypeOf, SIGNATURE_BYTES } from '@/validation/fileType';
import type { Inspected } from './items';

/** Looks at a file's size and first bytes. A folder, or a file that is gone, cannot be read. */
export async function inspect(file: File): Promise<Inspected> {
  try {
    const head = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
    const problem = checkFile(file.size, head);
    return problem ? { file, problem: `subCode.${problem}` } : { file, type: fileTypeOf(head) ?? '' };
  } catch {
    return { file, problem: 'files.unreadable' };
  }
}
