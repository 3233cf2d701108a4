/** The step of the page in its address: browser history leads from the form to the notice. */
export const STEP_PARAM = 'step';
export const FIELDS = 'fields';
