/** The route table and the refusals that sign-in does not need, as one chunk of the build. */
export { laterSubCodes } from '@/contract/laterSubCodes';
export * as routeTable from './routeTable';
