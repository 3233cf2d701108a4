import type { Profile } from '@/contract';
import {
  compareProfiles,
  type ProfileFields,
  toProfileChange,
  toProfileFields,
} from '@/pages/account/settings/profile/profileFields';

const profile: Profile = {
  nickname: 'Ann',
  avatar: '',
  email: 'a***@example.com',
  profile: 'Hello.',
  country: 'CN',
  province: '110000',
  city: '110100',
  address: '****',
  phone: '154****0001',
  version: 'one',
};
const latest = (part: Partial<Profile>): Profile => ({ ...profile, ...part, version: 'two' });
const typed = (part: Partial<ProfileFields>): ProfileFields => ({ ...toProfileFields(profile), ...part });

test('fills the form with known values and leaves masked fields empty', () => {
  expect(toProfileFields(profile)).toEqual({
    nickname: 'Ann',
    profile: 'Hello.',
    country: 'CN',
    region: '110100',
    address: undefined,
    phone: undefined,
  });
  expect(toProfileFields({ ...profile, country: '', province: '', city: '' })).toMatchObject({
    country: 'CN',
    region: '',
  });
});

test('normalizes the values of the request, and omits untouched masked fields', () => {
  expect(toProfileChange(typed({}), 'one')).toEqual({
    nickname: 'Ann',
    profile: 'Hello.',
    country: 'CN',
    province: '110000',
    city: '110100',
    version: 'one',
  });
  const change = toProfileChange(
    typed({ nickname: ' Ann  B ', address: ' 1  Main St ', phone: '010 1234 5678' }),
    'one',
  );
  expect(change).toMatchObject({ nickname: 'Ann B', address: '1 Main St', phone: '01012345678' });
});

test('sends only the province if it has no cities, and neither for another country', () => {
  expect(toProfileChange(typed({ region: '710000' }), 'one')).toMatchObject({ province: '710000', city: '' });
  expect(toProfileChange(typed({ country: 'BR' }), 'one')).toMatchObject({
    country: 'BR',
    province: '',
    city: '',
  });
  expect(toProfileChange(typed({ region: undefined }), 'one')).toMatchObject({ province: '', city: '' });
});

describe('a profile that was changed elsewhere', () => {
  test('takes the latest values of untouched fields', () => {
    const found = compareProfiles(
      profile,
      latest({ nickname: 'Bea', city: '110200' }),
      typed({ profile: 'Hi!' }),
    );
    expect(found).toEqual({ taken: { nickname: 'Bea', region: '110200' }, differences: [] });
  });

  test('takes the latest country and region of a profile that had neither', () => {
    const blank = { ...profile, country: '', province: '', city: '' };
    const untouched = toProfileFields(blank);
    const moved = latest({ country: 'CN', province: '440000', city: '440100' });
    expect(compareProfiles(blank, moved, untouched)).toEqual({
      taken: { region: '440100' },
      differences: [],
    });
    const abroad = latest({ country: 'US', province: '', city: '' });
    expect(compareProfiles(blank, abroad, untouched)).toEqual({ taken: { country: 'US' }, differences: [] });
  });

  test('reports no conflict for the same change on both sides', () => {
    expect(
      compareProfiles(profile, latest({ nickname: 'Bea' }), typed({ nickname: 'Bea' })).differences,
    ).toEqual([]);
  });

  test('reports a conflict for a new phone number if the stored one has changed', () => {
    const fields = typed({ phone: '15400000009', address: '' });
    expect(compareProfiles(profile, latest({ phone: '154****0002' }), fields).differences).toEqual([
      { field: 'phone', latest: '154****0002' },
    ]);
    expect(compareProfiles(profile, latest({ nickname: 'Bea' }), fields).differences).toEqual([]);
  });

  test('reports every difference as a conflict if a draft has no original profile', () => {
    const found = compareProfiles(null, latest({ nickname: 'Bea' }), typed({ profile: 'Hi!' }));
    expect(found.taken).toEqual({});
    expect(found.differences.map(({ field }) => field)).toEqual(['nickname', 'profile']);
  });
});
