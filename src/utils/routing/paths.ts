/**
 * Every page's address, each checked against the route table by its type; no other file writes one out
 * (tests/contract/paths.test.ts). Those with a query are built by functions. Kept in files by who needs them, so that
 * the first scripts carry the visitors' alone.
 */
export * from './paths/companies';
export * from './paths/home';
export * from './paths/members';
export type { PagePath } from './paths/pagePath';
export * from './paths/simulator';
export * from './paths/template';
export * from './paths/visitors';
