import { RULE_DESCRIPTION_MAX, RULE_NAME_MAX } from '@/constants';
import { checkRuleDescription, checkRuleName } from '@/validation/rules';

test.each([
  ['', 'required'],
  [' \n\u3000', 'required'],
  ['\u200b\u2060', 'required'],
  ['x'.repeat(RULE_NAME_MAX + 1), 'long'],
  ['half \ud83d', 'text'],
  [`  ${'🚀'.repeat(RULE_NAME_MAX)}  `, null],
  ['<img src=x onerror=alert(1)>', null],
])('the name %j: %s', (name, problem) => {
  expect(checkRuleName(name)).toBe(problem);
});

test('a description has room for more', () => {
  expect(checkRuleDescription('x'.repeat(RULE_DESCRIPTION_MAX))).toBeNull();
  expect(checkRuleDescription('x'.repeat(RULE_DESCRIPTION_MAX + 1))).toBe('long');
});
