/**
 * Only the route table and src/utils/routing/paths contain addresses of pages, and they agree.
 * @jest-environment ./tests/support/jest/sourcesEnvironment.js
 */
import ts from 'typescript';
import * as paths from '@/utils/routing/paths';
import routes, { flattenRoutes } from '../../config/routes';
import simulatorRoutes from '../../config/simulatorRoutes';
import templateRoutes from '../../config/templateRoutes';
import { describeRule } from './rules';
import { filesBelow, isInside, nodes, parse, textOf } from './sources';

const PATHS_MODULE = 'src/utils/routing/paths';

const table = [routes, simulatorRoutes, templateRoutes]
  .flatMap((rows) => flattenRoutes<string>(rows))
  .map(({ path }) => path);

/** First segments of the table's addresses: 'uaa' of '/uaa/login'. */
const areas = [...new Set(table.map((path) => path.split('/')[1]))].filter((area) =>
  /^\w+$/.test(area ?? ''),
);
const ADDRESS = new RegExp(`^/(?:${areas.join('|')})(?:[/?#]|$)`, 'i');

const NAVIGATE_CALLS = /^(?:goTo|replaceWith|history\.\w+)$/;

/** Whether a single '/' is the home page: only as the target of a navigation. */
const isHome = ({ parent }: ts.Node): boolean =>
  (ts.isCallExpression(parent) && NAVIGATE_CALLS.test(parent.expression.getText())) ||
  (ts.isJsxAttribute(parent) && parent.name.getText() === 'to');

/** Whether a text starts with a page's address. Addresses of the server start with other segments. */
function isAddress(node: ts.Node): boolean {
  if (ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) return false;
  const text = textOf(node)?.trim() ?? '';
  return ADDRESS.test(text) || (text === '/' && isHome(node));
}

describeRule('addresses of pages are in the module only', {
  isBroken: isAddress,
  broken: [
    `goTo('/uaa/login')`,
    'goTo(`/uaa/appeal?reason=$' + '{reason}`)',
    '<Link to="/user" />',
    '<Link to="/" />',
    `replaceWith('/')`,
    `const HERE = '/account/settings'`,
    `'/Error'`,
  ],
  kept: [`get('/anonApi/uaa/v1/login')`, `path === '/'`, `import x from '@/pages/uaa/login'`, `'/users'`],
  isException: (file) => file === `${PATHS_MODULE}.ts` || isInside(file, PATHS_MODULE),
});

/** The addresses in the files of the module. */
const writtenPaths = filesBelow(PATHS_MODULE).flatMap((file) =>
  [...nodes(parse(file))]
    .filter((node) => ts.isStringLiteral(node) && node.text.startsWith('/'))
    .map((node) => ({
      file,
      path: (node as ts.StringLiteral).text,
    })),
);

test('has each of these addresses in the route table', () => {
  expect(writtenPaths.length).toBeGreaterThan(30);
  expect(writtenPaths.filter(({ path }) => !table.includes(path))).toEqual([]);
});

test('has no address twice', () => {
  const all = writtenPaths.map(({ path }) => path);
  expect(all).toEqual([...new Set(all)]);
});

describe('an address with a query', () => {
  test.each([
    ['/uaa/login', paths.getSignInPath('/')],
    ['/uaa/login?referer=%2Fuser%2Fappeal%3Fa%3D1%26b%3D2', paths.getSignInPath('/user/appeal?a=1&b=2')],
    ['/uaa/appeal?reason=OTHER', paths.getAppealPath('OTHER')],
    ['/uaa/appeal?reason=OTHER&referer=%2Fuser%2Fappeal', paths.getAppealPath('OTHER', '/user/appeal')],
    ['/uaa/appeal?view=made', paths.getAppealViewPath('made')],
    ['/uaa/active?id=a%26b', paths.toActivationPath('a&b')],
    ['/uaa/authorize?requestId=a%26b', paths.toAuthorizePath('a&b')],
    ['/uaa/authGuide?requestId=r1&referer=%2Fuaa%2Fauthorize%3FrequestId%3Dr1', paths.toLevelGuidePath('r1')],
    [
      '/uaa/third/authorize?provider=alipay&link=1&referer=%2Faccount%2Fsettings',
      paths.getLinkProviderPath('alipay', '/account/settings'),
    ],
    ['/user/info_manage/address_manage/modify?id=a%2Fb', paths.toAddressModifyPath('a/b')],
    ['/user/appeal/detail?id=%3F', paths.toAppealDetailPath('?')],
    ['/account/settings?tab=basic', paths.toSettingsPath('basic')],
    ['/simulator/phone?uuid=u&account=a+b', paths.toPhonePath('u', 'a b')],
  ])('%s', (address, built) => {
    expect(built).toBe(address);
  });
});
