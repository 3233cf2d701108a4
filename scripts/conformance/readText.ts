/** Bodies of answers, up to a size that no answer of the contract reaches. */
const MEGABYTE = 1024 * 1024;
const BODY_MAX = 5 * MEGABYTE;

/** The text of an answer. Throws where it is longer than any answer should be, without waiting for its end. */
export async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.length;
    if (size > BODY_MAX) {
      await reader?.cancel();
      throw new Error(`more than ${BODY_MAX / MEGABYTE} MB`);
    }
    chunks.push(part.value);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
