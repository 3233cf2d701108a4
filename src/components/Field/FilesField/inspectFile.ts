import { checkUpload } from '@/validation/files';
import { detectFileType, SIGNATURE_BYTES } from '@/validation/fileType';
import type { InspectedFile } from './fileItems';

/** Checks a file's size and first bytes. A folder or a deleted file is unreadable. */
export async function inspectFile(file: File): Promise<InspectedFile> {
  try {
    const head = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
    const problem = checkUpload(file.size, head);
    return problem ? { file, problem: `subCode.${problem}` } : { file, type: detectFileType(head) ?? '' };
  } catch {
    return { file, problem: 'files.unreadable' };
  }
}
