/** Routes of the legacy template's pages, in the members' layout. A build contains them if TEMPLATE_PAGES is on. */
import { addComponents, type PortalRoute } from './routes';

const templateRoutes = [
  { path: '/template', title: 'page.template', menu: 'template' },
  { path: '/template/dashboard/analysis', title: 'page.template.analysis', submenu: true },
  { path: '/template/dashboard/monitor', title: 'page.template.monitor', submenu: true },
  { path: '/template/dashboard/workplace', title: 'page.template.workplace', submenu: true },
  { path: '/template/form/goal', title: 'page.template.goal', form: true, submenu: true },
  { path: '/template/form/step', title: 'page.template.stepForm', form: true, submenu: true },
  { path: '/template/form/advanced', title: 'page.template.advancedForm', submenu: true },
  { path: '/template/list/search', title: 'page.template.searchList', submenu: true },
  { path: '/template/list/table', title: 'page.template.tableList', submenu: true },
  { path: '/template/list/card', title: 'page.template.cardList', submenu: true },
  { path: '/template/profile/basic', title: 'page.template.basicProfile', submenu: true },
  { path: '/template/profile/advanced', title: 'page.template.advancedProfile', submenu: true },
  { path: '/template/result/success', title: 'page.template.success', submenu: true },
  { path: '/template/result/fail', title: 'page.template.failure', submenu: true },
] as const satisfies readonly PortalRoute[];

export type TemplatePath = (typeof templateRoutes)[number]['path'];

// Without side effects, so that a build without these pages omits the table.
export default /* @__PURE__ */ addComponents<TemplatePath>(templateRoutes);
