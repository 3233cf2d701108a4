/**
 * Webpack loader for react-intl and intl-messageformat. While they load, both query the browser's locale data for
 * numbers and dates, which is slow on old phones and delays the first render. Neither needs the result.
 */
const EDITS = [
  // Default locale of a message. Not needed: react-intl always passes a locale.
  ['new Intl.NumberFormat().resolvedOptions().locale', "'en'"],
  // Only for a warning, and the line before it checks the same locale for numbers.
  ['!Intl.DateTimeFormat.supportedLocalesOf(locale).length', 'false'],
];

/** Removes the query from the file. Throws if the file has no known query, for example in a later version. */
function leaveOutQuestions(source) {
  const edit = EDITS.find(([question]) => source.includes(question));
  if (!edit) throw new Error('Found no query to remove: see config/plugins/intlLoader.js.');
  return source.replace(...edit);
}

module.exports = leaveOutQuestions;
