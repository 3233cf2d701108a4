import { ExceptionPage } from '@/components/ExceptionPage';

/** Catch-all page. */
export default function NotFoundPage() {
  return <ExceptionPage status="404" />;
}
