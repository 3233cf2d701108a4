/** What each of the legacy template's screens asks of its server. */
import type { FailingPage } from './failingPages';
import { demo } from './people';

const CARDS = '/template/list/card';

export const failingTemplatePages: FailingPage[] = [
  { address: CARDS, calls: ['templateProducts'], member: demo },
  {
    address: CARDS,
    calls: ['subscribeTemplateProduct'],
    member: demo,
    quiet: true,
    act: (visitor) => visitor.presses('template.cards.subscribe'),
  },
];
