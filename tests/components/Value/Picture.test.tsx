import { renderToStaticMarkup } from 'react-dom/server';
import { Picture } from '@/components/Value/Picture';
import { drawings, type PictureName } from '@/components/Value/Picture/drawings';

const names = Object.keys(drawings) as PictureName[];

test.each(names)(
  'renders %s in less than 3,000 characters, hidden from screen readers, with colors of the theme',
  (name) => {
    const markup = renderToStaticMarkup(<Picture name={name} />);
    expect(markup.length).toBeLessThan(3000);
    expect(markup).toContain('aria-hidden="true"');
    expect(markup).not.toMatch(/#[\da-f]{3,8}\b|rgb\(/i);
  },
);
