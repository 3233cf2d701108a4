/** Generates a provider whose accounts can sign in to the portal. */
import { InputError } from './changes.mjs';
import { spell } from './names.mjs';
import { makeProviderName } from './placeholders.mjs';
import { addEntry } from './source.mjs';
import { addText } from './texts.mjs';

export const usage = 'provider NAME [--for legal]     for example: provider healthPass';

export function addProvider(changes, name, { for: userType = 'person' }) {
  if (!['person', 'legal'].includes(userType)) throw new InputError('Write --for person or --for legal.');
  const { camel, text } = spell(name);
  changes.edit('mock/_domain/store/providers.ts', (file) =>
    addEntry(file, `providers.${userType}`, `['${camel}', associate]`),
  );
  addText(changes, 'provider', `provider.${camel}`, makeProviderName(text));
  changes.edit('src/components/Value/ProviderIcon.tsx', (file) =>
    addEntry(file, 'icons', `\n// Decide: the icon\n${camel}: LinkOutlined`),
  );
  return ['http/handlers', 'linkedAccounts'];
}
