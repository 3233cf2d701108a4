/** Detects the type of a file from its first bytes. Name and declared type are not used. */

/** The accepted file types by their first bytes (ISO/IEC 10918-1, RFC 2083 section 3.1, ISO 32000-1 7.5.2). */
const signatures: Record<string, number[]> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
};

/** Number of bytes that {@link detectFileType} needs. */
export const SIGNATURE_BYTES = 8;

/** Returns the media type of a content, or null if it is not accepted. */
export function detectFileType(content: Uint8Array): string | null {
  const types = Object.keys(signatures);
  return types.find((type) => signatures[type]?.every((byte, index) => content[index] === byte)) ?? null;
}
