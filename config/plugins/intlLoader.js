/**
 * Webpack loader for react-intl and intl-messageformat: while they load, both ask the browser for its data of numbers
 * and dates, which takes an old phone 100 to 200 ms of script before anything shows. Neither needs the answer.
 */
const EDITS = [
  // The language of a message that has none: react-intl gives each one.
  ['new Intl.NumberFormat().resolvedOptions().locale', "'en'"],
  // Only a warning hangs on it, and the line before has asked the same of numbers.
  ['!Intl.DateTimeFormat.supportedLocalesOf(locale).length', 'false'],
];

/** The file without the question it asks. Throws where it asks none, as a later version may. */
function leaveOutQuestions(source) {
  const edit = EDITS.find(([question]) => source.includes(question));
  if (!edit) throw new Error('Nothing to leave out here any more: see config/plugins/intlLoader.js.');
  return source.replace(...edit);
}

module.exports = leaveOutQuestions;
