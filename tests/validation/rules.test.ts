import { RULE_DESCRIPTION_MAX, RULE_NAME_MAX } from '@/constants';
import { checkRuleDescription, checkRuleName } from '@/validation/rules';

test.each([
  ['', 'template.rules.name.required'],
  ['\u200b\u2060', 'template.rules.name.required'],
  ['x'.repeat(RULE_NAME_MAX + 1), 'template.text.long'],
  [`  ${'🚀'.repeat(RULE_NAME_MAX)}  `, undefined],
  // Two characters as typed, one as stored.
  ['e\u0301'.repeat(RULE_NAME_MAX), undefined],
])('checks the name %j: %s', (name, id) => {
  expect(checkRuleName(name)?.id).toBe(id);
});

test('allows a description of RULE_DESCRIPTION_MAX characters', () => {
  const max = RULE_DESCRIPTION_MAX;
  expect(checkRuleDescription('x'.repeat(max))).toBeNull();
  expect(checkRuleDescription('x'.repeat(max + 1))).toEqual({
    id: 'template.text.long',
    values: { max, count: max + 1 },
  });
});
