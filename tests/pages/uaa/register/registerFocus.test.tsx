import { render, screen } from '@testing-library/react';
import { useStepFocus } from '@/pages/uaa/register/useStepFocus';

// By import(): the transform that lifts jest.mock takes no imported types.
type Place = Parameters<typeof useStepFocus>[0];

const first: Place = { step: 'mobile', userType: 'person', round: 0, fieldErrors: null, end: null };

function Screen({ place }: { place: Place }) {
  const heading = useStepFocus(place);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        heading
      </h2>
      <button type="button">elsewhere</button>
    </>
  );
}

/** Where the focus is after these changes, made while it was elsewhere. */
function after(...changes: Partial<Place>[]) {
  const { rerender, unmount } = render(<Screen place={first} />);
  screen.getByText('elsewhere').focus();
  for (const change of changes) rerender(<Screen place={{ ...first, ...change }} />);
  const name = document.activeElement?.textContent;
  unmount();
  return name;
}

beforeEach(() => {
  window.scrollTo = jest.fn();
});

test('another step begins at its heading, and so does a new beginning', () => {
  expect(after({ step: 'account' })).toBe('heading');
  expect(after({ round: 1 })).toBe('heading');
  expect(after({ step: 'organization', userType: 'legal' }, { step: 'people', userType: 'legal' })).toBe(
    'heading',
  );
});

test('the other user type leaves the focus at the choice', () => {
  expect(after({ step: 'organization', userType: 'legal' })).toBe('elsewhere');
  expect(after({ step: 'organization', userType: 'legal' }, {})).toBe('elsewhere');
});

test('an end has its own focus; the step after it begins at its heading', () => {
  const end = { reason: 'NOT_ELIGIBLE', redirectUrl: '', step: 'mobile' } as const;
  expect(after({ end })).toBe('elsewhere');
  expect(after({ end }, { step: 'account' })).toBe('heading');
});

test('what is wrong with a step is told at its field, which has the focus', () => {
  expect(after({ step: 'account', fieldErrors: { account: 'ACCOUNT_TAKEN' } })).toBe('elsewhere');
});
