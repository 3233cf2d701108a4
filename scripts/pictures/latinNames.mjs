/** Replaces the names of the demo's people and companies in screenshots for languages of the Latin script. */
import { readFileSync } from 'node:fs';
import { sep } from 'node:path';

/** Fictitious names. A name that contains another one precedes it. */
const NAMES = Object.entries({
  广东省广州市越秀区测试路: 'Sample Road, Yuexiu, Guangzhou, No.',
  测试三号科技有限公司: 'Sample Three Technology Ltd',
  测试四号贸易有限公司: 'Sample Four Trading Ltd',
  测试一号有限公司: 'Sample One Ltd',
  测试五号小吃店: 'Sample Five Snacks',
  测试二号商行: 'Sample Two Traders',
  测试联系人: 'Iris Contact',
  测试同事: 'Jo Colleague',
  测试路: 'Sample Road',
  示例路: 'Sample Road',
  示例大街: 'Sample Avenue',
  测试甲: 'Ana Sample',
  测试乙: 'Ben Sample',
  测试丙: 'Cora Sample',
  测试丁: 'Dan Sample',
  测试戊: 'Eva Sample',
  测试庚: 'Gil Sample',
  测试子: 'Kim Sample',
  测试丑: 'Lea Sample',
  测试寅: 'Max Sample',
});

export const replaceNames = (text) =>
  NAMES.reduce((result, [name, latin]) => result.replaceAll(name, latin), text);

/** esbuild plugin. Bundles the mock portal with these names. */
export const latinNames = {
  name: 'latin-names',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path }) =>
      path.includes(`${sep}mock${sep}_domain${sep}`)
        ? { contents: replaceNames(readFileSync(path, 'utf8')), loader: 'ts' }
        : undefined,
    ),
};
