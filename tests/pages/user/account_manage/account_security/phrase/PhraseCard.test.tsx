import { fireEvent, screen } from '@testing-library/react';
import { PhraseCard } from '@/pages/user/account_manage/account_security/phrase/PhraseCard';
import { createFakeNetwork, httpError, refusal, unreachable } from '../../../../../support/fakes/fakeNetwork';
import { en } from '../../../../../support/messages';
import { press, showToUser } from '../../../../../support/render/showPage';

const network = createFakeNetwork();

const NONE = { setAt: null };
const SET = { setAt: '2026-11-01T09:00:00+08:00' };

const field = () => screen.getByRole<HTMLInputElement>('textbox');

async function shows(...states: Parameters<typeof network.answer<'phrase'>>[1][]) {
  network.answer('phrase', ...states);
  await showToUser(<PhraseCard />);
}

/** Removes the phrase, and confirms it in the dialog. */
async function removes() {
  await press(en['form.remove']);
  await press(screen.getAllByRole('button', { name: en['form.remove'] }).at(-1) as HTMLElement);
}

async function enters(phrase: string) {
  fireEvent.change(field(), { target: { value: phrase } });
  await press(en['form.save']);
}

it('loads again after a failure', async () => {
  await shows(httpError(500), NONE);
  screen.getByText(en['phrase.failed']);
  await press(en['common.retry']);
  screen.getByText(en['phrase.none']);
  expect(screen.queryByRole('button', { name: en['form.remove'] })).toBeNull();
});

it('saves a phrase, empties the field, and shows since when it is set', async () => {
  await shows(NONE, SET);
  network.answer('setPhrase', null);
  await enters(' Blue whale ');
  expect(network.sent('setPhrase')).toMatchObject([{ body: { phrase: ' Blue whale ' } }]);
  expect(field().value).toBe('');
  expect(document.querySelector('time')?.dateTime).toBe(SET.setAt);
});

it('starts empty although a phrase is set', async () => {
  await shows(SET);
  expect(field().value).toBe('');
});

it('sends nothing for a phrase that the rules forbid', async () => {
  await shows(NONE);
  for (const phrase of ['', 'x', 'evil.com', 'a “quote”']) await enters(phrase);
  expect(network.sent('setPhrase')).toEqual([]);
  await screen.findByText(en['phrase.text']);
});

it('keeps the input after a refusal, and shows it at the field', async () => {
  await shows(NONE);
  network.answer('setPhrase', refusal('PHRASE_REVEALS'));
  await enters('demo whale');
  expect(field().value).toBe('demo whale');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await screen.findByText(en['subCode.PHRASE_REVEALS']);
});

it('loads the state again if the response to a change was lost', async () => {
  await shows(NONE, SET);
  network.answer('setPhrase', unreachable);
  await enters('Blue whale');
  expect(document.querySelector('time')).not.toBeNull();
});

it('removes the phrase after a confirmation, and moves the focus to the heading', async () => {
  await shows(SET, NONE);
  network.answer('removePhrase', null);
  await removes();
  screen.getByText(en['phrase.none']);
  expect(document.activeElement?.textContent).toBe(en['phrase.heading']);
});

it('shows that the phrase was removed elsewhere', async () => {
  await shows(SET, NONE);
  network.answer('removePhrase', refusal('CHANGED_MEANWHILE'));
  await removes();
  screen.getByText(en['phrase.changed']);
  screen.getByText(en['phrase.none']);
});
