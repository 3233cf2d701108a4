/** The steps of the page, in order. */
export const STEPS = [
  'verification.step.notice',
  'verification.step.fields',
  'verification.step.query',
  'verification.step.result',
] as const;

/** Query parameter with the step of the page: browser history returns from the form to the notice. */
export const STEP_PARAM = 'step';
export const FIELDS = 'fields';
