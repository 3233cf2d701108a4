/** The legacy template's search list, table list and an order, on a build that contains them. */
import { ADVANCED } from './support/journeys/templateLists';
import { demo } from './support/people';
import { findings } from './support/screens/axe';
import { aMemberAt, resetPortal } from './support/setup';

beforeEach(resetPortal);

test('a member approves an order, and finds it in its log', async () => {
  const visitor = await aMemberAt(`${ADVANCED}?log=system`, demo);
  await visitor.sees('template.order.act.NOTIFY');
  expect(await findings(visitor)).toEqual([]);
  await visitor.presses('template.order.approve');
  await visitor.findsAt('.ant-modal');
  await visitor.presses('template.order.approve');
  await visitor.sees('template.order.approve.done');
  await visitor.waits(
    () => document.activeElement?.matches('.order-header h2') === true,
    'the focus on the order',
  );
  await visitor.presses('template.order.logs.approval', 'link');
  await visitor.arrivesAt(`${ADVANCED}?log=approval`);
  await visitor.sees('template.order.act.APPROVE');
  await visitor.fitsIn(320);
});
