/** Reads bodies of responses, up to a size that no response of the contract reaches. */
const MEGABYTE = 1024 * 1024;
const BODY_MAX = 5 * MEGABYTE;

/** Returns the text of a response. Throws as soon as it is longer than the limit. */
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
