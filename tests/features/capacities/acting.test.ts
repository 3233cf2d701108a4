/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';
import { announceEndedRole, loadActing, resetActing, switchActingRole } from '@/features/capacities/acting';
import { cacheKey } from '@/utils/http/cache';
import { endActingRole, getActingState, readActingRole, writeActingRole } from '@/utils/storage/actingStore';
import { storedRole as kept, actingRole as role } from '../../support/builders/actingRoles';
import { createFakeNetwork, httpError } from '../../support/fakes/fakeNetwork';

type Acting = import('@/contract').Acting;
type ActingRole = import('@/contract').ActingRole;

const network = createFakeNetwork();

const asSelf: Acting = { role: null, choices: [role] };
const asCompany: Acting = { role, choices: [role] };

beforeEach(() => {
  resetActing();
  announceEndedRole();
});

it('sends one request for concurrent calls', async () => {
  network.answer('acting', asSelf);
  const loads = [loadActing(), loadActing()];
  expect(getActingState()).toMatchObject({ acting: undefined, failed: false });
  await Promise.all(loads);
  expect(getActingState()).toMatchObject({ failed: false, acting: asSelf, role: null, news: undefined });
  expect(network.calls).toEqual(['acting']);
});

it('shows a failure until the next attempt, and keeps the last known state', async () => {
  network.answer('acting', httpError(500));
  await loadActing();
  expect(getActingState().failed).toBe(true);
  network.answer('acting', asSelf);
  await loadActing();
  expect(getActingState().failed).toBe(false);
  network.answer('acting', httpError(500));
  await loadActing();
  expect(getActingState()).toMatchObject({ acting: asSelf });
});

it('stores a switch in the tab, clears earlier reads, and remounts the pages', async () => {
  const { switchCount } = getActingState();
  const key = cacheKey('/', {});
  network.answer('switchActing', asCompany);
  await switchActingRole('r-1', 'u-1');
  expect(readActingRole()).toEqual(kept);
  expect(cacheKey('/', {})).not.toBe(key);
  expect(getActingState()).toMatchObject({
    role: kept,
    switchCount: switchCount + 1,
    switching: false,
    news: { kind: 'switched' },
  });
  network.answer('switchActing', asSelf);
  await switchActingRole(null, 'u-1');
  expect(network.bodies('switchActing')).toEqual([{ roleId: 'r-1' }, { roleId: null }]);
  expect(readActingRole()).toBeNull();
  expect(getActingState().role).toBeNull();
});

it('changes nothing if a switch fails', async () => {
  const { switchCount } = getActingState();
  network.answer('switchActing', httpError(500));
  await expect(switchActingRole('r-1', 'u-1')).rejects.toMatchObject({ status: 500 });
  expect(getActingState()).toMatchObject({ role: null, switchCount, switching: false });
  expect(readActingRole()).toBeNull();
});

it('ignores a second switch during the first one', async () => {
  network.answer('switchActing', asCompany);
  await Promise.all([switchActingRole('r-1', 'u-1'), switchActingRole(null, 'u-1')]);
  expect(network.bodies('switchActing')).toEqual([{ roleId: 'r-1' }]);
  expect(getActingState().role).toEqual(kept);
});

it('keeps a new switch in progress when an abandoned one ends', async () => {
  const pending: (() => void)[] = [];
  network.answer('switchActing', () => new Promise((resolve) => pending.push(() => resolve(asCompany))));
  const abandoned = switchActingRole('r-1', 'u-1');
  resetActing();
  const current = switchActingRole('r-1', 'u-1');
  await waitFor(() => expect(pending).toHaveLength(2));
  pending[0]?.();
  await abandoned;
  expect(getActingState()).toMatchObject({ role: null, switching: true });
  pending[1]?.();
  await current;
  expect(getActingState()).toMatchObject({ role: kept, switching: false });
});

it('ignores a response for the previous role', async () => {
  let answer = () => {};
  network.answer('acting', () => new Promise((resolve) => (answer = () => resolve(asSelf))));
  const late = loadActing();
  network.answer('switchActing', asCompany);
  await switchActingRole('r-1', 'u-1');
  answer();
  await late;
  expect(getActingState().acting).toEqual(asCompany);
});

describe('acting for a company', () => {
  beforeEach(async () => {
    writeActingRole(kept);
    announceEndedRole();
    network.answer('acting', asCompany);
    await loadActing();
  });

  it.each([
    ['another end', { end: '2026-12-01' }],
    ['other matters', { matters: ['TAX'] as ActingRole['matters'] }],
  ])('notifies of %s once, and stores it, but not of another order of the matters', async (_, change) => {
    network.answer('acting', { role: { ...role, matters: ['PERMITS', 'TAX'] }, choices: [] });
    await loadActing();
    expect(getActingState().news).toBeUndefined();
    const changed = { ...role, ...change };
    network.answer('acting', { role: changed, choices: [changed] });
    await loadActing();
    const { news } = getActingState();
    expect(news).toEqual({ kind: 'changed', role: changed });
    await loadActing();
    expect(getActingState().news).toBe(news);
    expect(readActingRole()?.end).toBe(changed.end);
  });

  it('notifies at the start of the pages of a role that ended before', () => {
    resetActing();
    expect(getActingState()).toMatchObject({ acting: undefined, news: undefined });
    endActingRole('r-1');
    announceEndedRole();
    expect(getActingState().news).toEqual({ kind: 'ended', company: 'Example Ltd' });
  });
});

describe('acting by default, as a legal entity does', () => {
  beforeEach(async () => {
    network.answer('acting', asCompany);
    await loadActing();
  });

  it.each([
    ['nobody', null],
    ['another company', { ...role, id: 'r-2', orgName: 'Second Ltd' }],
  ])('notifies once of the end when the server names %s, and remounts the pages', async (_, now) => {
    const { switchCount } = getActingState();
    const key = cacheKey('/', {});
    network.answer('acting', { role: now, choices: [] });
    await loadActing();
    const keyAfterwards = cacheKey('/', {});
    await loadActing();
    expect(getActingState()).toMatchObject({
      acting: { role: now },
      switchCount: switchCount + 1,
      news: { kind: 'ended', company: 'Example Ltd' },
    });
    expect(keyAfterwards).not.toBe(key);
    expect(cacheKey('/', {})).toBe(keyAfterwards);
  });

  it('does not treat a switch to another role as an end', async () => {
    const second = { ...role, id: 'r-2' };
    network.answer('switchActing', { role: second, choices: [] });
    await switchActingRole('r-2', 'u-1');
    network.answer('acting', { role: second, choices: [] });
    await loadActing();
    expect(getActingState().news).toEqual({ kind: 'switched' });
  });
});
