import type zh from '../zh-CN/laterForm';

export default {
  'form.email': 'Email',
  'form.keepOnDevice': 'Keep my entries on this device for 24 hours',
  'form.steps': 'Steps',
  'form.step': 'Step {step} of {total}: {name}',
  'form.step.done': 'done',
  'form.failed': 'Submission Failed. Please check and modify the following information before resubmitting.',
  'form.modify': 'Return to modify',
  'form.frozen': 'Your account has been frozen',
  'form.unfreeze': 'Unfreeze now',
  'form.notEligible': 'Your account is not yet eligible to apply',
  'form.upgrade': 'Upgrade now',
  'form.late':
    'This page is still loading. What you type is kept until it is ready. If nothing happens, reload the page and fill it in again.',
} satisfies Record<keyof typeof zh, string>;
