import { useSearchParams } from '@umijs/max';
import { ExceptionPage } from '@/components/ExceptionPage';

const STATUSES = ['403', '404', '500'] as const;

/** /error?status=403|404|500. Nothing else of the address is shown: anybody can write an address. */
export default function ErrorPage() {
  const [query] = useSearchParams();
  const status = STATUSES.find((known) => known === query.get('status')) ?? '500';
  return <ExceptionPage status={status} />;
}
