import { Exception } from '@/components/Exception';

/** Catch-all page. */
export default function NotFoundPage() {
  return (
    <main>
      <Exception status="404" />
    </main>
  );
}
