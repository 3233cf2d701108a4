import { ServerPicture } from './ServerPicture';
import './AppLogo.css';

/** Returns the first letter of a name, or of its first two words; '' for an empty name. */
export function toInitials(name: string): string {
  const words = name.split(/[\s\-_]+/).filter(Boolean);
  const letters = words.map((word) => Array.from(word)[0] ?? '');
  return letters.slice(0, 2).join('').toUpperCase();
}

/** An application's logo, or its initials if the portal cannot draw the logo. Its name is shown beside it. */
export function AppLogo({ logo, name }: { logo: unknown; name: string }) {
  const initials = (
    <span className="app-logo" aria-hidden="true">
      {toInitials(name)}
    </span>
  );
  return <ServerPicture className="app-logo" src={logo} alt="" fallback={initials} />;
}
