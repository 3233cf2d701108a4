import { Skeleton } from 'antd';
import { StatusTag } from '@/components/StatusTag';

interface Props {
  /** The state as text; undefined while unknown. */
  words: string | undefined;
  /** Whether the user should act. */
  missing?: boolean;
  /** Whether the request is in progress. */
  loading: boolean;
}

/** Current state of one account setting, beside the link to its page. */
export function StatusText({ words, missing = false, loading }: Props) {
  if (words === undefined) return loading ? <Skeleton.Button active size="small" /> : null;
  return missing ? <StatusTag meaning="warning">{words}</StatusTag> : <span>{words}</span>;
}
