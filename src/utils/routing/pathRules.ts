/** The characters of an address, and the segments that a path of the portal may have at any depth of encoding. */

/** Controls, white space, format characters (zero width, text direction), private and unassigned ones, backslash. */
const NEVER = /[\p{C}\p{Z}\s\\]/u;
/** Percent-encoded C0 controls and DEL: they would split headers and logs. */
const ENCODED_CONTROL = /%(?:[01][0-9a-f]|7f)/i;
/** Beyond ASCII a path holds letters, marks, digits and emoji; no punctuation that may pass for / . : or @. */
const PATH_CHARACTERS = /^[!$&'()*+,\-./:;=@_~%a-zA-Z0-9 \p{L}\p{M}\p{N}\p{Extended_Pictographic}]*$/u;
/** Invisible characters, such as fillers and variation selectors, although they count as letters or marks. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
/** More levels than any honest address is encoded in. */
const LEVELS_MAX = 5;

/** Decodes what decodes and leaves the rest as text, the way a lenient server would. */
function decodeOnce(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
}

function decodes(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether an address is written in characters that can be seen, and that no browser removes. */
export const hasNoHiddenCharacters = (raw: string): boolean => !NEVER.test(raw);

/** Whether the whole address, query and hash included, is free of hidden characters and broken escapes. */
export function isSafeAddress(raw: string): boolean {
  return hasNoHiddenCharacters(raw) && !ENCODED_CONTROL.test(raw) && decodes(raw);
}

/** A segment as a lenient server might read it: without path parameters (RFC 3986, 3.3) and trailing dots. */
const bareSegment = (segment: string) => segment.replace(/;.*$/s, '');

function isUnfitSegment(segment: string, last: boolean): boolean {
  const bare = bareSegment(segment);
  if (bare === '') return !last || segment !== '';
  return bare === '.' || bare === '..' || segment.trim() !== segment;
}

function isBelow(prefix: string, segments: string[]): boolean {
  const first = bareSegment(segments[0] ?? '').replace(/\.+$/, '');
  return `/${first}`.toLowerCase() === prefix.toLowerCase();
}

/** One level of encoding: hidden or imitated characters, empty or dot segments, a server's prefix. */
function isUnfitLevel(path: string, apiPrefixes: readonly string[]): boolean {
  if (!PATH_CHARACTERS.test(path) || INVISIBLE.test(path)) return true;
  // Compatibility forms (full-width slash, one-character dot pairs) turn into the ASCII they imitate.
  if (path.normalize('NFKC') !== path.normalize('NFC')) return true;
  const segments = path.split('/').slice(1);
  const broken = segments.some((segment, index) => isUnfitSegment(segment, index === segments.length - 1));
  return broken || apiPrefixes.some((prefix) => isBelow(prefix, segments));
}

/**
 * Returns whether a path, at any depth of percent-encoding, has an empty or dot segment, an encoded slash or
 * backslash, a hidden character, or one of the prefixes. A percent sign that encodes nothing is text.
 */
export function isUnsafePath(path: string, apiPrefixes: readonly string[]): boolean {
  if (!path.startsWith('/')) return true;
  let level = path;
  for (let depth = 0; depth < LEVELS_MAX; depth += 1) {
    if (isUnfitLevel(level, apiPrefixes)) return true;
    // Slashes are counted as written: one that appears by decoding would change the segments.
    if (/%(?:2f|5c)/i.test(level)) return true;
    const next = decodeOnce(level);
    if (next === level) return false;
    level = next;
  }
  return true;
}
