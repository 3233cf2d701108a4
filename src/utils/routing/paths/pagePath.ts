import type { RoutePath } from '../../../../config/routes';
import type { SimulatorPath } from '../../../../config/simulatorRoutes';
import type { TemplatePath } from '../../../../config/templateRoutes';
import type { SpacePath } from './companies';

type Page = RoutePath | SimulatorPath | SpacePath | TemplatePath;

/** The address of a page, with or without a query or a fragment. Texts from a response or a query do not have this type. */
export type PagePath = Page | `${Page}?${string}` | `${Page}#${string}`;
