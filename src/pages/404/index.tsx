import { ExceptionPage } from '@/components/Frame/ExceptionPage';

/** Catch-all page. */
export default function NotFoundPage() {
  return <ExceptionPage status="404" />;
}
