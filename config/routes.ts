/**
 * THE route table: menu, breadcrumbs, titles, access and the smoke tests are read from here.
 * Plain data, because Umi writes it out as text.
 */
export interface PortalRoute {
  path: string;
  /** Page or layout component, relative to src/pages or by the @ alias. */
  component?: string;
  redirect?: string;
  /** Message key of the page's title; menus and breadcrumbs show the same words. */
  title?: string;
  /** Present where the page stands in the main menu: the icon's name in components/MenuIcon. */
  menu?: string;
  /** Who may open it: anyone, or signed-in members only. */
  access?: 'member';
  /** Initial-data loader run before the first render: a key of src/loaders.ts. */
  loader?: string;
  routes?: PortalRoute[];
}

const routes: PortalRoute[] = [
  { path: '/uaa/getVersion', component: './uaa/getVersion', title: 'page.getVersion', loader: 'version' },
  { path: '/error', component: './error', title: 'page.error' },
  { path: '/uaa/authorize/callBack', component: './uaa/authorize/callBack', title: 'page.callBack' },
  { path: '/uaa/logout', component: './uaa/logout', title: 'page.logout' },
  {
    path: '/uaa',
    component: '@/layouts/UaaLayout',
    routes: [
      { path: '/uaa', redirect: '/uaa/login' },
      { path: '/uaa/login', component: './uaa/login', title: 'page.login' },
      { path: '/uaa/associate/login', component: './uaa/associate/login', title: 'page.associateLogin' },
      { path: '/uaa/authGuide', component: './uaa/authGuide', title: 'page.authGuide' },
      { path: '/uaa/modifyPwdGuide', component: './uaa/modifyPwdGuide', title: 'page.modifyPwdGuide' },
      { path: '/uaa/bindMobileGuide', component: './uaa/bindMobileGuide', title: 'page.bindMobileGuide' },
      { path: '/uaa/CALogin', component: './uaa/CALogin', title: 'page.caLogin' },
    ],
  },
  {
    path: '/',
    component: '@/layouts/MainLayout',
    access: 'member',
    routes: [
      { path: '/', redirect: '/user/identity_manage' },
      { path: '/user', redirect: '/user/identity_manage' },
      {
        path: '/user/identity_manage',
        component: './user/identity_manage',
        title: 'page.identityManage',
        menu: 'identity',
        loader: 'identity',
      },
    ],
  },
  { path: '/*', component: './404', title: 'page.notFound' },
];

export default routes;
