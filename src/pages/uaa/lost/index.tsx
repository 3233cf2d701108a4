import { useState } from 'react';
import { Link } from '@/components/Action/Link';
import { TextSkeleton } from '@/components/Status/TextSkeleton';
import { useFocusWhen } from '@/hooks/useFocusWhen';
import { useOneTimeQuery } from '@/hooks/useOneTimeQuery';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import { getSignInPath } from '@/utils/routing/paths';
import { LostAccessDetails, lostAccessTicket } from './components/LostAccessDetails';
import { LostChoices } from './components/LostChoices';
import './index.css';

/** /uaa/lost: the options of a user who cannot sign in; opened by a link in a message, the pending recovery. */
export default function LostPage() {
  const t = useT();
  const referer = useReferer();
  const ticket = useOneTimeQuery(lostAccessTicket.read, [lostAccessTicket.param]);
  const [showsChoices, setShowsChoices] = useState(false);
  const heading = useFocusWhen<HTMLHeadingElement>(showsChoices);

  return (
    <div className="stack">
      <h1 ref={heading} tabIndex={-1}>
        {t(ticket && !showsChoices ? 'lost.title' : 'page.lost')}
      </h1>
      {ticket === undefined && <TextSkeleton rows={6} />}
      {ticket !== undefined &&
        (ticket === '' || showsChoices ? (
          <LostChoices />
        ) : (
          <LostAccessDetails ticket={ticket} onLeave={() => setShowsChoices(true)} />
        ))}
      <p className="link-line">
        <Link to={getSignInPath(referer)}>{t('associate.back')}</Link>
      </p>
    </div>
  );
}
