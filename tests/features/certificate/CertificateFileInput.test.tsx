import { fireEvent, render } from '@testing-library/react';
import { CertificateFileInput } from '@/features/certificate/components/CertificateFileInput';

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
