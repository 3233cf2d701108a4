import { renderToStaticMarkup } from 'react-dom/server';
import { Picture } from '@/components/Picture';
import { drawings, type PictureName } from '@/components/Picture/drawings';

const names = Object.keys(drawings) as PictureName[];

test('there are nine drawings', () => expect(names).toHaveLength(9));

test.each(names)('%s is light, decorates, and takes its colors from the theme', (name) => {
  const markup = renderToStaticMarkup(<Picture name={name} />);
  expect(markup.length).toBeLessThan(3000);
  expect(markup).toContain('aria-hidden="true"');
  expect(markup).not.toMatch(/#[\da-f]{3,8}\b|rgb\(/i);
});
