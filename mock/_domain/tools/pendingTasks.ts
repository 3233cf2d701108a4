/** Lists the pending tasks of one browser, so that a tester needs no ids. */
import { findAccountById } from '../accounts/accounts';
import { now } from '../store/clock';
import type { RequestContext } from '../store/context';
import { getProviderName } from '../store/providers';
import type { Expiring } from '../store/records/expiring';
import type { ProviderId, ProviderRedirect } from '../store/records/signIn';
import { getPortal } from '../store/state';
import { getAskingSubject } from '../verification/paymentApp';
import { listReviewableAppeals } from './playReviewer';

/** Returns the visitor's open QR codes, provider sign-ins and appeals, newest first. */
export function listPendingTasks(context: Pick<RequestContext, 'visitor' | 'lang' | 'account'>) {
  const { visitor, lang } = context;
  const own = <T extends Expiring>(records: Map<string, T>) =>
    [...records].filter(([, one]) => one.visitor === visitor && one.expiresAt > now()).reverse();
  const { qrs, providerTrips } = getPortal();
  return {
    qr: own(qrs)
      .filter(([, { progress }]) => progress === 'waiting' || progress === 'scanned')
      .map(([uuid, { phone }]) => ({ uuid, phone: phone ? nameOf(phone.accountId) : null })),
    providers: own(providerTrips)
      .filter(([, { answered }]) => !answered)
      .map(([state, trip]) => {
        const isForPerson = trip.verification !== undefined || trip.reset !== undefined;
        return {
          state,
          name: getProviderName(trip.provider, lang),
          purpose: isForPerson ? 'verify' : 'signIn',
          people: isForPerson ? listPayers(trip) : peopleOf(trip.provider),
        };
      }),
    appeals: listReviewableAppeals(context),
  };
}

const nameOf = (accountId: string) => findAccountById(accountId)?.account ?? accountId;

/** Lists the subjects that the payment app knows, the user's own first. */
function listPayers(trip: ProviderRedirect) {
  const own = getAskingSubject(trip);
  return getPortal()
    .registryRecords.flatMap(({ fields: { subject } }) => (subject ? [{ subject, account: subject }] : []))
    .sort((a, b) => Number(b.subject === own) - Number(a.subject === own));
}

const peopleOf = (provider: ProviderId) =>
  getPortal()
    .bindings.filter((one) => one.provider === provider)
    .map(({ subject, accountId }) => ({ subject, account: nameOf(accountId) }));
