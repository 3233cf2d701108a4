import { render, screen } from '@testing-library/react';
import { CardsSkeleton } from '@/components/Status/CardsSkeleton';
import { en } from '../../support/messages';

test('shows the cards and the label in the busy region', () => {
  render(
    <CardsSkeleton cards={2} className="places" cardClassName="place">
      <i />
    </CardsSkeleton>,
  );
  const region = document.querySelector('.places[aria-busy="true"]');
  expect(region?.querySelectorAll('.place i')).toHaveLength(2);
  expect(region?.contains(screen.getByRole('status'))).toBe(true);
  expect(region?.textContent).toBe(en['common.loading']);
});
