/** What in one browser waits for the other side, so that whoever plays it needs to know no ids. */
import { accountById } from './accounts';
import { now } from './clock';
import type { Expiring } from './expiring';
import { type ProviderId, providerName } from './providers';
import { openAppeals } from './reviewer';
import { portal } from './state';
import type { Visit } from './visit';

/**
 * The visitor's QR codes not confirmed yet, the providers not answered yet and the appeals not decided yet, the
 * latest first.
 */
export function openOf(visit: Pick<Visit, 'visitor' | 'lang' | 'account'>) {
  const { visitor, lang } = visit;
  const own = <T extends Expiring>(records: Map<string, T>) =>
    [...records].filter(([, one]) => one.visitor === visitor && one.expiresAt > now()).reverse();
  const { qrs, providerTrips } = portal();
  return {
    qr: own(qrs)
      .filter(([, { progress }]) => progress === 'waiting' || progress === 'scanned')
      .map(([uuid, { phone }]) => ({ uuid, phone: phone ? nameOf(phone.accountId) : null })),
    providers: own(providerTrips)
      .filter(([, { answered }]) => !answered)
      .map(([state, { provider }]) => ({
        state,
        name: providerName(provider, lang),
        people: peopleOf(provider),
      })),
    appeals: openAppeals(visit),
  };
}

const nameOf = (accountId: string) => accountById(accountId)?.account ?? accountId;

const peopleOf = (provider: ProviderId) =>
  portal()
    .bindings.filter((one) => one.provider === provider)
    .map(({ subject, accountId }) => ({ subject, account: nameOf(accountId) }));
