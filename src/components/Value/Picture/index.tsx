import { drawings, type PictureName } from './drawings';
import './Picture.css';

export type { PictureName };

/** One of the portal's drawings, in the theme's colors. Decorative: the text beside it has the same meaning. */
export const Picture = ({ name }: { name: PictureName }) => (
  <svg className="picture" data-picture={name} viewBox="0 0 120 96" aria-hidden="true" focusable="false">
    {drawings[name]}
  </svg>
);
