/** Data attributes and ids that a prerendered page and its scripts share. No imports: the first script includes this. */

/** On a form that was submitted before the page's scripts had run (`data-pending`). */
export const PENDING_SUBMIT = 'pending';

/** On a field whose input before hydration is discarded, because its content is not shown yet, such as a captcha (`data-void-early`). */
export const VOID_EARLY = 'voidEarly';

/** On the document while an input method composes a text (`data-composing`). */
export const COMPOSING = 'composing';

/** Id of the message that the page is still loading. */
export const LATE_ID = 'late';

/** Id of the root element. Its `data-page` and `data-lang` are the path and the language of the prerendered page. */
export const ROOT_ID = 'root';
