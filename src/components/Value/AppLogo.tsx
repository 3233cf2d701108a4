import { toInitials } from './appInitials';
import { ServerPicture } from './ServerPicture';
import './AppLogo.css';

/** An application's logo, or its initials if the portal cannot draw the logo. Its name is shown beside it. */
export function AppLogo({ logo, name }: { logo: unknown; name: string }) {
  const initials = (
    <span className="app-logo" aria-hidden="true">
      {toInitials(name)}
    </span>
  );
  return <ServerPicture className="app-logo" src={logo} alt="" fallback={initials} />;
}
