/** Returns the first letter of a name, or of its first two words; '' for an empty name. */
export function toInitials(name: string): string {
  const words = name.split(/[\s\-_]+/).filter(Boolean);
  const letters = words.map((word) => Array.from(word)[0] ?? '');
  return letters.slice(0, 2).join('').toUpperCase();
}
