import { render, screen } from '@testing-library/react';
import { CertificateFileInput } from '@/features/certificate/components/CertificateFileInput';

test.each([
  [500, '500 bytes'],
  [1024, '1 kB'],
  [1024 * 1024 - 1, '1,024 kB'],
  [20 * 1024 * 1024, '20 MB'],
])('shows the size of a file of %i bytes as %s', (bytes, words) => {
  const file = new File([], 'demo.p12');
  Object.defineProperty(file, 'size', { value: bytes });
  render(<CertificateFileInput value={file} />);
  expect(screen.getByRole('status').textContent).toBe(`demo.p12 ${words}`);
});
