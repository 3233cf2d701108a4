/** How the HTML of a page and the scripts that take it over recognize each other. No imports: the first script has it. */

/** On a form that was submitted before the page's scripts had run (`data-held-submit`). */
export const HELD_SUBMIT = 'heldSubmit';

/** Id of the sentence for scripts that do not arrive. */
export const LATE_ID = 'late';

/** Where the page's HTML and its scripts' language are kept: the root's data attributes `data-page`, `data-lang`. */
export const ROOT_ID = 'root';
