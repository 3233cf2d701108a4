/** Query parameter with the step of the page: browser history returns from the form to the notice. */
export const STEP_PARAM = 'step';
export const FIELDS = 'fields';
