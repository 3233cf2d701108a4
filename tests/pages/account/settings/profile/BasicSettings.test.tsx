import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import BasicSettings from '@/pages/account/settings/profile/components/BasicSettings';
import { draftKey, writeDraft } from '@/utils/storage/drafts';
import { answerSession } from '../../../../support/builders/users';
import { createFakeNetwork, refusal, unreachable } from '../../../../support/fakes/fakeNetwork';
import { en } from '../../../../support/messages';
import { field, typeInto } from '../../../../support/render/formFields';
import { press, showToUser } from '../../../../support/render/showPage';

const network = createFakeNetwork();

const stored = {
  nickname: 'Dora',
  avatar: '',
  email: '',
  profile: 'First text',
  country: 'BR',
  province: '',
  city: '',
  address: '****',
  phone: '+55*******0001',
  version: 'v1',
};
const latest = { ...stored, nickname: 'Elsewhere', profile: 'Second text', version: 'v2' };

describe('a profile that was changed elsewhere', () => {
  const openProfile = () => showToUser(<BasicSettings />);
  const compared = () =>
    [...document.querySelectorAll('.conflict-alert dl > div')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );

  beforeEach(() => answerSession(network));

  test('is compared with the typed values, which are saved only on request', async () => {
    network.answer('profile', stored, latest);
    network.answer('changeProfile', refusal('CHANGED_MEANWHILE'));
    await openProfile();
    typeInto('nickname', 'Here');
    await press(en['form.save']);
    expect(compared()).toEqual([[en['profile.nickname'], 'Elsewhere']]);
    expect(document.activeElement?.className).toBe('conflict-alert');
    // This field was not changed here.
    expect([field('nickname').value, field('profile').value]).toEqual(['Here', 'Second text']);
    const saved = { ...latest, nickname: 'Here', version: 'v3' };
    network.answer('changeProfile', saved);
    await press(en['profile.conflict.useTyped']);
    expect(network.bodies('changeProfile').at(-1)).toMatchObject({
      nickname: 'Here',
      profile: 'Second text',
      version: 'v2',
    });
    expect(network.notices.at(-1)).toMatchObject({ title: en['profile.saved'] });
  });

  test('is replaced on request although a field is left while the values are checked', async () => {
    network.answer('profile', stored, latest);
    network.answer('changeProfile', refusal('CHANGED_MEANWHILE'), { ...latest, version: 'v3' });
    await openProfile();
    typeInto('nickname', 'Here');
    await press(en['form.save']);
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: en['profile.conflict.useTyped'] }));
      fireEvent.blur(field('nickname'));
    });
    await waitFor(() => expect(network.bodies('changeProfile')).toHaveLength(2));
    expect(network.bodies('changeProfile').at(-1)).toMatchObject({ nickname: 'Here', version: 'v2' });
  });

  test('shows why a merged profile could not be saved', async () => {
    network.answer('profile', stored, { ...latest, nickname: stored.nickname });
    network.answer('changeProfile', refusal('CHANGED_MEANWHILE'), unreachable);
    await openProfile();
    typeInto('nickname', 'Here');
    await press(en['form.save']);
    expect(screen.getByText(en['profile.conflict.merged'])).toBeTruthy();
    await press(en['form.save']);
    expect(document.querySelector('.failure-alert')?.textContent).toContain(en['form.unreachable.save']);
  });

  test('is compared again if an older draft is saved, and replaces the draft on request', async () => {
    // In development, rc-field-form takes a list that two fields share for a circular reference.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const typed = { nickname: 'Here' };
    writeDraft('local', draftKey('profile', 'u-1'), ['nickname'], typed, stored, stored.version);
    network.answer('profile', latest);
    network.answer('changeProfile', refusal('CHANGED_MEANWHILE'));
    await openProfile();
    await press(en['form.save']);
    expect(network.bodies('changeProfile')).toMatchObject([{ version: 'v1' }]);
    expect(compared()).toContainEqual([en['profile.nickname'], 'Elsewhere']);
    await press(en['form.conflict.take']);
    expect(field('nickname').value).toBe('Elsewhere');
    expect(document.activeElement).toBe(field('nickname'));
    expect(network.notices.at(-1)).toMatchObject({ title: en['profile.conflict.taken'] });
  });
});
