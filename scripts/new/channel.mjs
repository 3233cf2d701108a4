/** Generates a channel of identity verification. */
import { InputError } from './changes.mjs';
import { spell } from './names.mjs';
import { addEntry } from './source.mjs';
import { addText } from './texts.mjs';

export const usage = 'channel NAMEVerify              for example: channel libraryCardVerify';

/** Returns a letter with which no card number of the registries begins: card numbers are unique. */
const findFreeLetter = (file) =>
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((letter) => !file.includes(`\`${letter}\${eightDigits}`));

export function add(changes, name) {
  const { camel, text: words } = spell(name);
  if (!camel.endsWith('Verify'))
    throw new InputError(`The name of a channel ends with Verify: ${camel}Verify`);
  const title = words.replace(/ verify$/, '');

  changes.edit('src/domain/verificationChannels.ts', (file) =>
    addEntry(
      file,
      'verificationChannels',
      `\n// Decide: what the channel proves, and its fields; cardNo and its messages are those of a social security card\n{ name: '${camel}', raisesTo: 2, minutes: 1, idTypes: EVERY_DOCUMENT, fields: ['city', 'cardNo'] }`,
    ),
  );
  changes.edit('src/contract/requests/verification.ts', (file) =>
    addEntry(
      file,
      'query',
      `\n// Decide: the rules of its fields\nqueryOf('${camel}', { city, cardNo: checkedText(FIELD_MAX, checkSocialCardNo, normalizeSocialCardNo) })`,
    ),
  );
  changes.edit('mock/_domain/seed/verifications.ts', (file) =>
    addEntry(
      file,
      'fields',
      `\n// Decide: the data in its registry\n${camel}: { city: CITY, cardNo: \`${findFreeLetter(file)}\${eightDigits}\` }`,
    ),
  );
  const texts = {
    needs: `Your ${title.toLowerCase()} and its city`,
    notice: `We ask the registry whether the ${title.toLowerCase()} is yours.`,
    consent:
      'I separately consent to my name, ID number, city and card number (sensitive personal information) being sent to the registry to verify my identity',
  };
  addText(changes, 'identity', `identity.channel.${camel}`, title);
  for (const [key, text] of Object.entries(texts)) {
    addText(changes, 'verification', `verification.${camel}.${key}`, text);
  }
  changes.notes.push(
    'docs/specification.md: the row of the channel in table 10.2',
    'src/pages/uaa/legal/*/privacy.ts: which data the recipients in the privacy policy receive; its date is in documents.ts',
  );
  return ['verification'];
}
