import { useSearchParams } from '@umijs/max';
import { ExceptionPage } from '@/components/Frame/ExceptionPage';

const STATUSES = ['403', '404', '500'] as const;

/** /error?status=403|404|500. Shows no other part of the address, because anyone can craft a link. */
export default function ErrorPage() {
  const [query] = useSearchParams();
  const status = STATUSES.find((known) => known === query.get('status')) ?? '500';
  return <ExceptionPage status={status} />;
}
