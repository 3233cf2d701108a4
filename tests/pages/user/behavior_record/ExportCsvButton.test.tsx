import { render, screen } from '@testing-library/react';
import { ExportCsvButton } from '@/pages/user/behavior_record/components/ExportCsvButton';
import { createFakeNetwork, httpError, noResponse } from '../../../support/fakes/fakeNetwork';
import { en } from '../../../support/messages';
import { press } from '../../../support/render/showPage';

const network = createFakeNetwork();

test('shows the progress of an export, which the user can cancel', async () => {
  network.answer('exportBehaviorRecords', noResponse);
  render(<ExportCsvButton filter={{}} disabled={false} />);
  await press(en['behavior.export']);
  expect(await screen.findByRole('progressbar', { name: en['behavior.export.label'] })).toBeTruthy();
  await press(en['behavior.export.cancel']);
  expect(screen.getByRole('status').textContent).toBe(en['behavior.export.canceled']);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('shows that an export has failed, until the user continues it', async () => {
  network.answer('exportBehaviorRecords', httpError(503), noResponse);
  render(<ExportCsvButton filter={{}} disabled={false} />);
  await press(en['behavior.export']);
  expect(screen.getByRole('alert').textContent).toContain(en['behavior.export.failed']);
  await press(en['common.retry']);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(network.sent('exportBehaviorRecords')).toHaveLength(2);
});
