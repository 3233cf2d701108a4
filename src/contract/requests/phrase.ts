/** Requests of the phrase by which the owner of an account recognizes the portal. */
import * as v from 'valibot';
import { PHRASE_CALLS_MAX, PHRASE_CHANGES_MAX } from '../../constants';
import { checkPhrase, normalizePhrase } from '../../validation/phrase';
import type { phraseEndpoints } from '../phrase';
import { userType } from '../shared';
import { checkedText, loginName } from './fields';
import type { RequestsFor } from './request';

/** In UTF-16 units: room for emoji of many parts. */
const PHRASE_UNITS_MAX = 200;

const limits = `Changes and removals together: ${PHRASE_CHANGES_MAX} of an account within a day.`;

export const phraseRequests = {
  phrase: { summary: 'Tells since when the account has a phrase, never the phrase.' },
  setPhrase: {
    summary: 'Sets or changes the phrase.',
    body: v.object({ phrase: checkedText(PHRASE_UNITS_MAX, checkPhrase, normalizePhrase) }),
    refusals: ['PHRASE_REVEALS'],
    stepUp: true,
    limits,
  },
  removePhrase: {
    summary: 'Removes the phrase.',
    refusals: ['CHANGED_MEANWHILE'],
    stepUp: true,
    limits,
  },
  signInPhrase: {
    summary: 'Reads the phrase of an account in a browser that the account trusts.',
    body: v.object({ userType, account: loginName }),
    limits: `${PHRASE_CALLS_MAX.visitor} calls of a visitor and ${PHRASE_CALLS_MAX.address} of a network address within 10 minutes.`,
  },
} satisfies RequestsFor<typeof phraseEndpoints>;
