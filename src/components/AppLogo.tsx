import { toInitials } from './appInitials';
import { ServerPicture } from './ServerPicture';
import './AppLogo.css';

/** What stands for an application: its logo where the portal draws it, else its initials. Its name stands beside it. */
export function AppLogo({ logo, name }: { logo: unknown; name: string }) {
  const initials = (
    <span className="app-logo" aria-hidden="true">
      {toInitials(name)}
    </span>
  );
  return <ServerPicture className="app-logo" src={logo} alt="" fallback={initials} />;
}
