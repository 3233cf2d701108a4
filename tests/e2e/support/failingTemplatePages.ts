/** What each of the legacy template's screens asks of its server. */
import type { FailingPage } from './failingPages';

export const failingTemplatePages: FailingPage[] = [];
