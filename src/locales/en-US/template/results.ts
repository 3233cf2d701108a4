import type zh from '../../zh-CN/template/results';

export default {
  'template.success.failed': 'The project couldn’t load',
  'template.success.title': 'Submission succeeded',
  'template.success.text': 'The project is under review. See below how far it has come.',
  'template.success.sample': 'This is a sample project. No one submitted it.',
  'template.success.list': 'Back to list',
  'template.success.print': 'Print',
  'template.success.project': 'Project',
  'template.success.name': 'Project name',
  'template.success.number': 'Project ID',
  'template.success.principal': 'Principal',
  'template.success.effective': 'Effective time',
  'template.success.effective.days': '{start} to {end}',
  'template.success.step.create': 'Create project',
  'template.success.step.department': 'Departmental preliminary review',
  'template.success.step.finance': 'Financial review',
  'template.success.step.finish': 'Finish',
  'template.success.step.done': 'Done by {by}, {at}',
  'template.success.step.current': 'In progress',
  'template.success.step.current.by': 'In progress, with {by}',
  'template.success.step.ahead': 'Not started',
  'template.fail.title': 'Submission Failed',
  'template.fail.text': 'Please check and modify the following information before resubmitting.',
  'template.fail.unfreeze':
    'A frozen account is unfrozen by signing in. You’ll be signed out first, and anything you haven’t submitted is cleared.',
} satisfies Record<keyof typeof zh, string>;
