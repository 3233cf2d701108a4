/** Message keys of the steps, in order. */
export const STEPS = [
  'verification.step.notice',
  'verification.step.fields',
  'verification.step.query',
  'verification.step.result',
] as const;

/** Query parameter that names the step, so that Back returns from the form to the notice. */
export const STEP_PARAM = 'step';
/** Its value for the form. */
export const FORM_STEP = 'fields';
