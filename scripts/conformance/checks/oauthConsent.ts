/** The decision of the person whom the page shows (docs/api.md, consent). */
import { broughtBy, decide, newTrip, noteGrant, openRequest, queryOf } from '../application';
import { check } from '../check';
import { dataOf, isRefused } from '../expect';
import type { Kit } from '../kit';
import { holds } from '../outcome';

async function denied(kit: Kit): Promise<void> {
  const trip = newTrip(kit.needClient());
  const member = await kit.member();
  const query = queryOf(trip, { prompt: 'consent' });
  const opened = dataOf('authorizeRequest', await openRequest(member, query));
  const { redirectUrl } = dataOf('consent', await decide(member, opened, false));
  const brought = broughtBy(redirectUrl);
  holds(brought.get('error') === 'access_denied', `denying brings the error ${brought.get('error')}`);
  holds(brought.get('state') === trip.state, 'state comes back changed');
  isRefused(await openRequest(member, `requestId=${opened.requestId}`), 'AUTHORIZE_OVER');
}

/** On a server that lets it through this allows the application something, so it needs leave. */
async function deniedForGood(kit: Kit): Promise<void> {
  const trip = newTrip(kit.needClient());
  const member = await kit.member();
  await noteGrant(kit, member, trip.client);
  const query = queryOf(trip, { prompt: 'consent' });
  const opened = dataOf('authorizeRequest', await openRequest(member, query));
  const { redirectUrl } = dataOf('consent', await decide(member, opened, false));
  const again = dataOf('consent', await decide(member, opened, true));
  holds(again.redirectUrl === redirectUrl, 'what has been denied is allowed by asking again');
}

async function person(kit: Kit): Promise<void> {
  const member = await kit.member();
  const query = queryOf(newTrip(kit.needClient()), { prompt: 'consent' });
  const opened = dataOf('authorizeRequest', await openRequest(member, query));
  holds(opened.person, 'authorizeRequest does not say who is signed in');
  const forged = { ...opened, person: { ...opened.person, account: 'somebody-else' } };
  isRefused(await decide(member, forged, false), 'AUTHORIZE_PERSON');
  dataOf('consent', await decide(member, opened, false));
}

export const consentChecks = [
  check('oauth.denied', 'what is denied is told', denied),
  check('oauth.deniedForGood', 'what has been denied stays denied', deniedForGood),
  check('oauth.person', 'only the person whom the page shows decides', person),
];
