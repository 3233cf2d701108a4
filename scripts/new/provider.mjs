/** Generates a provider whose accounts can sign in to the portal. */
import { spell } from './names.mjs';
import { addEntry } from './source.mjs';
import { addText } from './texts.mjs';

export const usage = 'provider NAME                   for example: provider healthPass';

export function add(changes, name) {
  const { camel, text } = spell(name);
  changes.edit('mock/_domain/store/providers.ts', (file) =>
    addEntry(
      file,
      'providers.person',
      `\n// Decide: whether it is for people or for legal entities, and its icon (ProviderIcon.tsx)\n['${camel}', associate]`,
    ),
  );
  // In title case, like the names of the other providers.
  const title = text.replace(/\b\w/g, (letter) => letter.toUpperCase());
  addText(changes, 'provider', `provider.${camel}`, title);
  return ['http/handlers', 'linkedAccounts'];
}
