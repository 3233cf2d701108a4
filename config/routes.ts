import { verificationChannels } from '../src/domain/verificationChannels';

/**
 * The route table, the only source of menu, breadcrumbs, titles, access and the smoke tests' addresses.
 */
export interface PortalRoute<Path extends string = string> {
  path: Path;
  /**
   * Page or layout component, relative to src/pages or by the @ alias. The tables omit it if it is in the folder of
   * src/pages with the same path.
   */
  component?: string;
  redirect?: string;
  /** Message key of the page's title; menus and breadcrumbs show the same text. */
  title?: string;
  /** Set if the page is in the main menu: the name of its icon in layouts/components/MainNav. */
  menu?: 'identity' | 'account' | 'info' | 'behavior' | 'verification' | 'role' | 'appeal' | 'template';
  /** Set if the menu shows the page below the entry whose path is a prefix of its path. */
  submenu?: true;
  /** Set if only signed-in users may open the page. */
  access?: 'member';
  /** Parent page in the menu and the breadcrumbs, needed if the path does not show it. */
  under?: Path;
  /** Set if a visitors' page with a long form or text needs a wider column. */
  wide?: true;
  /** Set if a members' page is a form: the page is one centered column of its card's width. */
  form?: true;
  /** Initial-data loader run before the first render: a key of src/bootstrap/loaders.ts. */
  loader?: 'version' | 'identity';
  /** Set if all texts of the page are in src/locales/<language>/index.ts, so that it renders without later.ts. */
  messages?: 'first';
  /** Set if visitors often open the page first: the build renders it as HTML (config/plugins/prerender.ts). */
  entry?: true;
  routes?: readonly PortalRoute<Path>[];
}

/** Adds the component of each page that a table omits. A parameter such as `:id` has no folder. */
export function addComponents<Path extends string>(rows: readonly PortalRoute<Path>[]): PortalRoute<Path>[] {
  return rows.map((row) => ({
    ...(!row.redirect && { component: `.${row.path.replace(/\/:\w+/g, '')}` }),
    ...row,
    ...(row.routes && { routes: addComponents(row.routes) }),
  }));
}

/** Returns the rows of a table, each before those within it. */
export const flattenRoutes = <Path extends string>(rows: readonly PortalRoute<Path>[]): PortalRoute<Path>[] =>
  rows.flatMap((row) => [row, ...flattenRoutes(row.routes ?? [])]);

const routes = [
  { path: '/uaa/getVersion', title: 'page.getVersion', loader: 'version' },
  { path: '/error', title: 'page.error' },
  { path: '/uaa/authorize/callBack', title: 'page.callBack' },
  { path: '/uaa/authorize', title: 'page.authorize' },
  { path: '/uaa/autoAuth', title: 'page.autoAuth' },
  { path: '/uaa/third/authorize', title: 'page.thirdAuthorize' },
  { path: '/uaa/agreement', title: 'page.agreement' },
  { path: '/uaa/privacy', title: 'page.privacy' },
  { path: '/uaa/accessibility', title: 'page.accessibility' },
  { path: '/uaa/help', title: 'page.help' },
  { path: '/uaa/logout', title: 'page.logout' },
  {
    path: '/uaa',
    component: '@/layouts/UaaLayout',
    routes: [
      { path: '/uaa', redirect: '/uaa/login' },
      { path: '/uaa/login', title: 'page.login', messages: 'first', entry: true },
      { path: '/uaa/associate/login', title: 'page.associateLogin' },
      { path: '/uaa/authGuide', title: 'page.authGuide' },
      { path: '/uaa/modifyPwdGuide', title: 'page.modifyPwdGuide' },
      { path: '/uaa/bindMobileGuide', title: 'page.bindMobileGuide' },
      { path: '/uaa/CALogin', title: 'page.caLogin', entry: true },
      { path: '/uaa/register', title: 'page.register', wide: true, entry: true },
      { path: '/uaa/active', title: 'page.active', wide: true, entry: true },
      { path: '/uaa/resetPwd', title: 'page.resetPwd', entry: true },
      { path: '/uaa/lost', title: 'page.lost' },
      { path: '/uaa/secondFactor', title: 'page.secondFactor' },
      { path: '/uaa/frozen', title: 'page.frozen' },
      { path: '/uaa/paused', title: 'page.paused' },
      { path: '/uaa/undo', title: 'page.undo' },
      { path: '/uaa/cancelled', title: 'page.accountCanceled' },
      { path: '/uaa/appeal', title: 'page.appeal', wide: true, entry: true },
    ],
  },
  {
    path: '/',
    component: '@/layouts/MainLayout',
    access: 'member',
    routes: [
      { path: '/', redirect: '/user/identity_manage' },
      { path: '/user', redirect: '/user/identity_manage' },
      { path: '/user/identity_manage', title: 'page.identityManage', menu: 'identity', loader: 'identity' },
      { path: '/user/account_manage', title: 'page.accountManage', menu: 'account' },
      { path: '/user/account_manage/modify_password', title: 'page.modifyPassword', form: true },
      { path: '/user/account_manage/modify_email', title: 'page.modifyEmail', form: true },
      { path: '/user/account_manage/modify_question', title: 'page.modifyQuestion', form: true },
      { path: '/user/account_manage/account_security', title: 'page.accountSecurity' },
      { path: '/user/account_manage/account_list', title: 'page.accountList' },
      { path: '/user/account_manage/account_unbind', title: 'page.accountUnbind' },
      { path: '/user/info_manage', title: 'page.infoManage', menu: 'info' },
      { path: '/user/info_manage/modify_mobile', title: 'page.modifyMobile', form: true },
      { path: '/user/info_manage/address_manage', title: 'page.addressManage' },
      { path: '/user/info_manage/address_manage/add', title: 'page.addressAdd', form: true },
      { path: '/user/info_manage/address_manage/modify', title: 'page.addressModify', form: true },
      { path: '/user/info_manage/authorization_manage', title: 'page.authorizationManage' },
      { path: '/user/info_manage/application_authorization', title: 'page.applicationAuthorization' },
      { path: '/user/verification', title: 'page.verification', menu: 'verification' },
      ...verificationChannels.map(
        ({ name }) =>
          ({
            path: `/user/verification/${name}`,
            component: './user/verification/channel',
            title: `identity.channel.${name}`,
            form: true,
          }) as const,
      ),
      { path: '/user/role_manage', title: 'page.roleManage', menu: 'role' },
      { path: '/user/role_manage/create', title: 'page.roleCreate', form: true },
      { path: '/user/role_manage/:id/role_space', title: 'page.roleSpace' },
      { path: '/user/role_manage/:id/role_space/company_info', title: 'page.companyInfo' },
      { path: '/user/role_manage/:id/role_space/cert', title: 'page.companyCertificates' },
      {
        path: '/user/role_manage/:id/role_space/cert/ca_cert',
        title: 'page.companyCertificateAdd',
        form: true,
      },
      { path: '/user/role_manage/:id/role_space/role_authorize', title: 'page.roleAuthorize' },
      {
        path: '/user/role_manage/:id/role_space/role_authorize/add_handler',
        title: 'page.addHandler',
        form: true,
      },
      {
        path: '/user/role_manage/:id/role_space/role_authorize/add_authorize',
        title: 'page.addAuthorize',
        form: true,
      },
      {
        path: '/user/role_manage/:id/role_space/role_authorize/modify_authorize',
        title: 'page.modifyAuthorize',
        form: true,
      },
      { path: '/user/role_manage/:id/role_space/letter', title: 'page.authorizationLetter' },
      { path: '/user/behavior_record', title: 'page.behaviorRecord', menu: 'behavior' },
      { path: '/user/notices', title: 'page.notices' },
      { path: '/user/appeal', title: 'page.ownAppeals', menu: 'appeal' },
      { path: '/user/appeal/detail', title: 'page.appealDetail' },
      { path: '/account/settings', title: 'page.accountSettings', form: true, under: '/user/account_manage' },
    ],
  },
  { path: '/*', component: './404', title: 'page.notFound' },
] as const satisfies readonly PortalRoute[];

type PathOf<Row> = Row extends { path: infer Path; routes: readonly (infer Below)[] }
  ? Path | PathOf<Below>
  : Row extends { path: infer Path }
    ? Path
    : never;

/** The addresses of the table. The constants of src/utils/routing/paths must be among them. */
export type RoutePath = PathOf<(typeof routes)[number]>;

export default addComponents<RoutePath>(routes);
