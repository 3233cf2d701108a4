import { Skeleton } from 'antd';
import { StatusTag } from '@/components/StatusTag';

interface Props {
  /** The state in words; undefined while it is not known. */
  words: string | undefined;
  /** Whether something should be done about it. */
  missing?: boolean;
  /** Whether the answer is on its way. */
  loading: boolean;
}

/** The current state of one part of the account, beside the link to its page. */
export function StatusText({ words, missing = false, loading }: Props) {
  if (words === undefined) return loading ? <Skeleton.Button active size="small" /> : null;
  return missing ? <StatusTag meaning="warning">{words}</StatusTag> : <span>{words}</span>;
}
