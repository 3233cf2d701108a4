/** The tables that only later pages need, in one file of the build: the route table and their refusals. */
export { laterSubCodes } from '@/contract/laterSubCodes';
export * as routeTable from './routeTable';
