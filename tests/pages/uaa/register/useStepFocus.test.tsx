import { render, screen } from '@testing-library/react';
import { useStepFocus } from '@/pages/uaa/register/useStepFocus';

// Uses import() because the transform that hoists jest.mock does not accept imported types.
type Place = Parameters<typeof useStepFocus>[0];

const first: Place = { step: 'mobile', userType: 'person', restartCount: 0, fieldErrors: null, end: null };

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

/** Returns the text of the focused element after these changes; the button has the focus before. */
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

test('focuses the heading of another step, and after a restart', () => {
  expect(after({ step: 'account' })).toBe('heading');
  expect(after({ restartCount: 1 })).toBe('heading');
  expect(after({ step: 'organization', userType: 'legal' }, { step: 'people', userType: 'legal' })).toBe(
    'heading',
  );
});

test('keeps the focus on the choice of the user type', () => {
  expect(after({ step: 'organization', userType: 'legal' })).toBe('elsewhere');
  expect(after({ step: 'organization', userType: 'legal' }, {})).toBe('elsewhere');
});

test('does not move the focus at an end, and focuses the heading of the step after it', () => {
  const end = { reason: 'NOT_ELIGIBLE', redirectUrl: '', step: 'mobile' } as const;
  expect(after({ end })).toBe('elsewhere');
  expect(after({ end }, { step: 'account' })).toBe('heading');
});

test('does not move the focus to the heading if a field has an error', () => {
  expect(after({ step: 'account', fieldErrors: { account: 'ACCOUNT_TAKEN' } })).toBe('elsewhere');
});
