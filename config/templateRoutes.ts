/** Routes of the legacy template's pages, in the members' layout. A build contains them if TEMPLATE_PAGES is on. */
import type { PortalRoute } from './routes';

const templateRoutes = [
  { path: '/template', component: './template', title: 'page.template', menu: 'template' },
  {
    path: '/template/dashboard/analysis',
    component: './template/dashboard/analysis',
    title: 'page.template.analysis',
    submenu: true,
  },
  {
    path: '/template/dashboard/monitor',
    component: './template/dashboard/monitor',
    title: 'page.template.monitor',
    submenu: true,
  },
  {
    path: '/template/dashboard/workplace',
    component: './template/dashboard/workplace',
    title: 'page.template.workplace',
    submenu: true,
  },
  {
    path: '/template/form/goal',
    component: './template/form/goal',
    title: 'page.template.goal',
    form: true,
    submenu: true,
  },
  {
    path: '/template/form/step',
    component: './template/form/step',
    title: 'page.template.stepForm',
    form: true,
    submenu: true,
  },
  {
    path: '/template/form/advanced',
    component: './template/form/advanced',
    title: 'page.template.advancedForm',
    submenu: true,
  },
  {
    path: '/template/list/search',
    component: './template/list/search',
    title: 'page.template.searchList',
    submenu: true,
  },
  {
    path: '/template/list/table',
    component: './template/list/table',
    title: 'page.template.tableList',
    submenu: true,
  },
  {
    path: '/template/list/card',
    component: './template/list/card',
    title: 'page.template.cardList',
    submenu: true,
  },
  {
    path: '/template/profile/basic',
    component: './template/profile/basic',
    title: 'page.template.basicProfile',
    submenu: true,
  },
  {
    path: '/template/profile/advanced',
    component: './template/profile/advanced',
    title: 'page.template.advancedProfile',
    submenu: true,
  },
  {
    path: '/template/result/success',
    component: './template/result/success',
    title: 'page.template.success',
    submenu: true,
  },
  {
    path: '/template/result/fail',
    component: './template/result/fail',
    title: 'page.template.failure',
    submenu: true,
  },
] as const satisfies readonly PortalRoute[];

export type TemplatePath = (typeof templateRoutes)[number]['path'];

export default templateRoutes as readonly PortalRoute<TemplatePath>[];
