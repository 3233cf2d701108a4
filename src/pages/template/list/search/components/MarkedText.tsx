import { splitByKeyword } from '@/validation/keywords';

interface Props {
  text: string;
  keyword: string;
}

/** A text in which the keyword is marked wherever it stands. */
export const MarkedText = ({ text, keyword }: Props) => (
  <>
    {splitByKeyword(text, keyword).map(({ text: part, isHit, start }) =>
      isHit ? <mark key={start}>{part}</mark> : part,
    )}
  </>
);
