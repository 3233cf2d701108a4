import { Picture } from '@/components/Picture';
import { drawings, type PictureName } from '@/components/Picture/drawings';
import { LookBlock } from './LookBlock';

/** All drawings. */
export function PictureParts() {
  return (
    <LookBlock title="look.pictures">
      <div className="look-row">
        {(Object.keys(drawings) as PictureName[]).map((name) => (
          <figure key={name}>
            <Picture name={name} />
            <figcaption className="look-quiet">
              <code lang="en">{name}</code>
            </figcaption>
          </figure>
        ))}
      </div>
    </LookBlock>
  );
}
