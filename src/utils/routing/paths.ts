/**
 * The addresses of all pages. Their types check them against the route table; no other file contains one as text
 * (tests/contract/paths.test.ts). Functions build those with a query. Visitors' and members' pages are in separate files,
 * so that the first scripts contain only those of visitors.
 */
export * from './paths/companies';
export * from './paths/home';
export * from './paths/members';
export type { PagePath } from './paths/pagePath';
export * from './paths/simulator';
export * from './paths/template';
export * from './paths/visitors';
