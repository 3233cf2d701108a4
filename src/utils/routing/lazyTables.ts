/** The route table and the refusals that sign-in does not need, as one chunk of the build. */
export { lazySubCodes } from '@/contract/lazySubCodes';
export * as routeTable from './routeTable';
