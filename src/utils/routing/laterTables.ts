/** What only the pages after the first look up, in one file of the build: the route table, and their refusals. */
export { laterSubCodes } from '@/contract/laterSubCodes';
export * as routeTable from './routeTable';
