import { renderToStaticMarkup } from 'react-dom/server';
import { Picture } from '@/components/Value/Picture';
import { drawings, type PictureName } from '@/components/Value/Picture/drawings';

const names = Object.keys(drawings) as PictureName[];

test('there are nine drawings', () => expect(names).toHaveLength(9));

test.each(names)('%s is light, decorates, and takes its colors from the theme', (name) => {
  const markup = renderToStaticMarkup(<Picture name={name} />);
  expect(markup.length).toBeLessThan(3000);
  expect(markup).toContain('aria-hidden="true"');
  expect(markup).not.toMatch(/#[\da-f]{3,8}\b|rgb\(/i);
});
