import {
  type ClaimEvent,
  type ClaimState,
  canMoveClaim,
  claimTransitions,
  deriveClaimState,
} from '../../../mock/_domain/accounts/identityClaims';

const accounts: Record<ClaimState, { level: 1 | 2; idNo: string }> = {
  DECLARED: { level: 1, idNo: 'E12345678' },
  VERIFIED: { level: 2, idNo: 'E12345678' },
  DISPLACED: { level: 1, idNo: '' },
};
const states = Object.keys(accounts) as ClaimState[];
const events: ClaimEvent[] = ['verify', 'displace', 'outprove', 'undo'];
/** The state after each allowed event. */
const transitions: Record<string, ClaimState> = {
  'DECLARED verify': 'VERIFIED',
  'DISPLACED verify': 'VERIFIED',
  'DECLARED displace': 'DISPLACED',
  'VERIFIED undo': 'DECLARED',
};
/** The same for events that require a better proof. */
const transitionsByBetterProof: typeof transitions = {
  'VERIFIED outprove': 'DISPLACED',
};

test.each(states)('derives the state %s', (state) => {
  expect(deriveClaimState(accounts[state])).toBe(state);
});

test.each(states.flatMap((state) => events.map((event) => [state, event] as const)))(
  'in state %s, allows only the listed transition for event %s',
  (state, event) => {
    const move = (hasBetterProof: boolean) =>
      canMoveClaim(accounts[state], event, { hasBetterProof }) ? claimTransitions[event].to : undefined;
    const to = transitions[`${state} ${event}`];
    expect(move(false)).toBe(to);
    expect(move(true)).toBe(to ?? transitionsByBetterProof[`${state} ${event}`]);
  },
);
