/** What stands for an application: its logo where the portal holds it, else its initials. */

/** A picture the portal itself holds: a data URI, or a path on its own origin; '' for anything else. */
export function toSafeLogo(logo: unknown): string {
  return typeof logo === 'string' && /^(?:data:image\/|\/(?![/\\]))/.test(logo) ? logo : '';
}

/** The first letter of a name, or of its first two words where it has several; '' for an empty name. */
export function toInitials(name: string): string {
  const words = name.split(/[\s\-_]+/).filter(Boolean);
  const letters = words.map((word) => Array.from(word)[0] ?? '');
  return letters.slice(0, 2).join('').toUpperCase();
}
