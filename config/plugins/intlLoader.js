/**
 * Webpack loader for react-intl and intl-messageformat. They query the browser's locale data for numbers and dates:
 * intl-messageformat on load, react-intl when it creates an intl object. That is slow on old phones and delays the
 * first render. Neither needs the result.
 */
const EDITS = [
  // Default locale of a message. Not needed: react-intl always passes a locale.
  ['new Intl.NumberFormat().resolvedOptions().locale', "'en'"],
  // Only for a warning, and the line before it checks the same locale for numbers.
  ['!Intl.DateTimeFormat.supportedLocalesOf(locale).length', 'false'],
];

/** Removes the query from the file. Throws if the file has no known query, for example in a later version. */
function removeLocaleQuery(source) {
  const edit = EDITS.find(([query]) => source.includes(query));
  if (!edit) throw new Error('Found no query to remove: see config/plugins/intlLoader.js.');
  return source.replace(...edit);
}

module.exports = removeLocaleQuery;
