/** How the HTML of a page and the scripts that take it over recognize each other. No imports: the first script has it. */

/** On a form that was submitted before the page's scripts had run (`data-held-submit`). */
export const HELD_SUBMIT = 'heldSubmit';

/** On a field whose answer is for something that the page's HTML does not show yet (`data-void-early`). */
export const VOID_EARLY = 'voidEarly';

/** On the document while an input method puts a text together (`data-composing`). */
export const COMPOSING = 'composing';

/** Id of the sentence for scripts that do not arrive. */
export const LATE_ID = 'late';

/** Id of the element that holds the page. Its `data-page` and `data-lang` say which page came as HTML, in which language. */
export const ROOT_ID = 'root';
