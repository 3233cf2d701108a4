/** /user/identity_manage for users who act for a company. */

import { bossHere } from './support/people';
import { findings } from './support/screens/axe';
import { aMemberAt } from './support/setup';

const HOME = '/user/identity_manage';
const COMPANY = '测试一号有限公司';

test('a legal entity sees its company and a link to its handlers', async () => {
  const visitor = await aMemberAt(HOME, bossHere);
  await visitor.sees('identity.company');
  const name = await visitor.page.$eval('#home-name', (heading) => heading.textContent);
  expect(name).toBe(COMPANY);
  await visitor.sees('91440000TTTTTTT16C');
  await visitor.sees('register.orgType.ENTERPRISE');
  await visitor.sees('测试二号商行');
  await visitor.sees('测试丁');
  await visitor.doesNotSee('layout.actingSelf');
  expect(await visitor.has('main a[href="/user/role_manage/r-boss-1/role_space"]')).toBe(true);
  expect(await findings(visitor)).toEqual([]);
  await visitor.fitsIn(320);
});
