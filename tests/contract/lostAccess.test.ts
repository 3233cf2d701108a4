/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lostAccessRules } from '@/domain/lostAccess';

it('has every rule of a recovery in docs/api.md, and no other one', () => {
  const doc = readFileSync(join(__dirname, '../../docs/api.md'), 'utf8');
  const section = doc.split('## Lost access\n')[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => /^\| [A-Z]/.test(line));
  expect(rows).toEqual(
    lostAccessRules.map(({ from, event, by, to, effects }) => {
      const cells = [from, event, by.join(', '), to, effects.join(', ') || '–'];
      return `| ${cells.join(' | ')} |`;
    }),
  );
});
