/** Checks the characters of an address, and the segments of a path at any depth of encoding. */

/** Controls, white space, format characters (zero width, text direction), private and unassigned ones, backslash. */
const NEVER = /[\p{C}\p{Z}\s\\]/u;
/** Percent-encoded C0 controls and DEL: they would split headers and logs. */
const ENCODED_CONTROL = /%(?:[01][0-9a-f]|7f)/i;
/** Outside ASCII: letters, marks, digits and emoji, but no punctuation that looks like / . : or @. */
const PATH_CHARACTERS = /^[!$&'()*+,\-./:;=@_~%a-zA-Z0-9 \p{L}\p{M}\p{N}\p{Extended_Pictographic}]*$/u;
/** Invisible characters, such as fillers and variation selectors, although they count as letters or marks. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
/** Maximum depth of encoding; legitimate addresses have fewer levels. */
const LEVELS_MAX = 5;

/** Decodes valid escapes and leaves the rest as text, as a lenient server does. */
function decodeOnce(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether an address contains only visible characters, which no browser removes. */
export const hasNoHiddenCharacters = (raw: string): boolean => !NEVER.test(raw);

/** Whether the whole address, query and hash included, has no hidden characters and no invalid escapes. */
export function isSafeAddress(raw: string): boolean {
  return hasNoHiddenCharacters(raw) && !ENCODED_CONTROL.test(raw) && isDecodable(raw);
}

/** Removes path parameters (RFC 3986, 3.3) from a segment, as a lenient server may do. */
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

/** Whether one level of encoding has hidden or imitating characters, empty or dot segments, or a prefix of the server. */
function isUnfitLevel(path: string, apiPrefixes: readonly string[]): boolean {
  if (!PATH_CHARACTERS.test(path) || INVISIBLE.test(path)) return true;
  // NFKC converts compatibility forms (full-width slash, one-character dot pairs) to the ASCII that they imitate.
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
    // An encoded slash would change the segments when it is decoded.
    if (/%(?:2f|5c)/i.test(level)) return true;
    const next = decodeOnce(level);
    if (next === level) return false;
    level = next;
  }
  return true;
}
