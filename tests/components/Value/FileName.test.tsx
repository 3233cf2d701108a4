import { render } from '@testing-library/react';
import { FileName } from '@/components/Value/FileName';
import { reader } from '../../support/fakes/umi';

test.each([
  ['en-US', 1, '1 byte'],
  ['en-US', 70, '70 bytes'],
  ['en-US', 1536, '1.5 kB'],
  ['zh-CN', 70, '70字节'],
])('shows in %s a size of %d bytes as %s', (locale, size, text) => {
  reader.locale = locale;
  const { container } = render(<FileName name="a.png" size={size} />);
  expect(container.querySelector('.file-size')?.textContent?.replace(/\s/g, ' ')).toBe(text);
});
