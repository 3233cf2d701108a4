import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Names of people and companies of the seed. */
const NAME = /测试[一-鿿]+/gu;

/** esbuild escapes characters outside of ASCII. */
const decode = (code: string) =>
  code.replace(/\\u([\dA-F]{4})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

test('bundles the mock portal of the pictures without a Chinese name of a person or company', () => {
  const script = `
    import { rmSync, readFileSync } from 'node:fs';
    import { bundleServerParts } from './scripts/serverParts.mjs';
    import { latinNames } from './scripts/latinNames.mjs';
    for (const plugins of [[], [latinNames]]) {
      const file = await bundleServerParts(plugins);
      console.log(JSON.stringify(readFileSync(file, 'utf8')));
      rmSync(file);
    }`;
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: join(__dirname, '../..'),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const [plain = '', latin = ''] = out
    .trim()
    .split('\n')
    .map((line) => decode(JSON.parse(line)));
  expect(plain).toContain('测试甲');
  expect(plain).not.toContain('Ana Sample');
  expect(latin).toContain('Ana Sample');
  const missing = new Set(latin.match(NAME));
  expect([...missing].map((name) => `add ${name} to scripts/latinNames.mjs`)).toEqual([]);
});
