import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { LoadError } from '@/components/Status/LoadError';
import { en } from '../../support/messages';

const press = () => {
  const button = screen.getByRole('button', { name: en['common.retry'] });
  button.focus();
  fireEvent.click(button);
};

/** A part of a page whose data never arrives after the retry. */
function Part() {
  const [failed, setFailed] = useState(true);
  return (
    <main tabIndex={-1}>
      <section>
        {failed ? <LoadError title="security.failed" onRetry={() => setFailed(false)} /> : <p>…</p>}
      </section>
    </main>
  );
}

it('leaves the focus in the page if the pressed button disappears', () => {
  render(<Part />);
  press();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('leaves the focus where the user moved it', () => {
  const { unmount } = render(
    <main tabIndex={-1}>
      <LoadError title="security.failed" onRetry={() => undefined} />
    </main>,
  );
  press();
  const other = document.body.appendChild(document.createElement('button'));
  other.focus();
  unmount();
  expect(document.activeElement).toBe(other);
  other.remove();
});
