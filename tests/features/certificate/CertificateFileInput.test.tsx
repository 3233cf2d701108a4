import { fireEvent, render, screen } from '@testing-library/react';
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

test('takes a dropped file, and ignores one that is dropped beside the drop zone', () => {
  const onChange = jest.fn();
  const { container } = render(<CertificateFileInput onChange={onChange} />);
  const file = new File(['text'], 'dropped.p12');
  const dataTransfer = { files: [file] };
  // The browser would open a file whose default action is not prevented.
  expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false);
  expect(onChange).not.toHaveBeenCalled();
  expect(fireEvent.drop(container.querySelector('label') as HTMLElement, { dataTransfer })).toBe(false);
  expect(onChange.mock.calls).toEqual([[file]]);
});
