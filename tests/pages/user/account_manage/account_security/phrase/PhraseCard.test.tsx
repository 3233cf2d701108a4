import { fireEvent, screen } from '@testing-library/react';
import { PhraseCard } from '@/pages/user/account_manage/account_security/phrase/PhraseCard';
import { createFakeNetwork, refusal, unreachable } from '../../../../../support/fakes/fakeNetwork';
import { en } from '../../../../../support/messages';
import { press, showToUser } from '../../../../../support/render/showPage';

const network = createFakeNetwork();

const NONE = { setAt: null };
const SET = { setAt: '2026-11-01T09:00:00+08:00' };

const field = () => screen.getByRole<HTMLInputElement>('textbox');

async function showCard(...states: Parameters<typeof network.answer<'phrase'>>[1][]) {
  network.answer('phrase', ...states);
  await showToUser(<PhraseCard />);
}

/** Removes the phrase, and confirms it in the dialog. */
async function removePhrase() {
  await press(en['form.remove']);
  await press(screen.getAllByRole('button', { name: en['form.remove'] }).at(-1) as HTMLElement);
}

async function enterPhrase(phrase: string) {
  fireEvent.change(field(), { target: { value: phrase } });
  await press(en['form.save']);
}

it('sends nothing for a phrase that the rules forbid', async () => {
  await showCard(NONE);
  for (const phrase of ['', 'x', 'evil.com', 'a “quote”']) await enterPhrase(phrase);
  expect(network.sent('setPhrase')).toEqual([]);
  await screen.findByText(en['phrase.text']);
});

it('keeps the input after a refusal, and shows it at the field', async () => {
  await showCard(NONE);
  network.answer('setPhrase', refusal('PHRASE_REVEALS'));
  await enterPhrase('demo whale');
  expect(field().value).toBe('demo whale');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await screen.findByText(en['subCode.PHRASE_REVEALS']);
});

it('loads the state again if the response to a change was lost', async () => {
  await showCard(NONE, SET);
  network.answer('setPhrase', unreachable);
  await enterPhrase('Blue whale');
  expect(document.querySelector('time')).not.toBeNull();
});

it('removes the phrase after a confirmation, and moves the focus to the heading', async () => {
  await showCard(SET, NONE);
  network.answer('removePhrase', null);
  await removePhrase();
  screen.getByText(en['phrase.none']);
  expect(document.activeElement?.textContent).toBe(en['phrase.heading']);
});

it('shows that the phrase was removed elsewhere', async () => {
  await showCard(SET, NONE);
  network.answer('removePhrase', refusal('CHANGED_MEANWHILE'));
  await removePhrase();
  screen.getByText(en['phrase.changed']);
  screen.getByText(en['phrase.none']);
});
