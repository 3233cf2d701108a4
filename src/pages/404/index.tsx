import { Exception } from '@/components/Exception';

/** Catch-all page. */
export default function NotFoundPage() {
  return <Exception status="404" />;
}
