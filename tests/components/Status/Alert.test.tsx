import { render, screen } from '@testing-library/react';
import { Alert } from '@/components/Status/Alert';
import { filesBelow, read } from '../../contract/sources';

test.each(['success', 'info', 'warning', 'error'] as const)(
  'hides the icon of the type %s from screen readers',
  (type) => {
    const { container } = render(<Alert type={type} role="alert" message="text" />);
    expect(container.querySelector('svg')).not.toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
  },
);

test('is the only component that imports the Alert of antd', () => {
  const files = filesBelow('src', /(?<!components\/Status\/Alert)\.tsx$/);
  expect(files.filter((file) => /\{[^}]*\bAlert\b[^}]*\} from 'antd'/.test(read(file)))).toEqual([]);
});
