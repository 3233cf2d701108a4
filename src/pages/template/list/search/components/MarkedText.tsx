import { splitByKeyword } from '@/validation/keywords';

interface Props {
  text: string;
  keyword: string;
}

/** Renders a text with all occurrences of the keyword highlighted. */
export const MarkedText = ({ text, keyword }: Props) => (
  <>
    {splitByKeyword(text, keyword).map(({ text: part, isHit, start }) =>
      isHit ? <mark key={start}>{part}</mark> : part,
    )}
  </>
);
