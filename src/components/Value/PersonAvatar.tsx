import { UserOutlined } from '@ant-design/icons';
import { Avatar } from 'antd';
import { getServerPicture } from '@/utils/routing/serverPicture';
import './PersonAvatar.css';

/** Returns the first letter of a name; of Chinese names it is the family name. */
const toInitial = (name: string): string => (Array.from(name.trim())[0] ?? '').toUpperCase();

interface Props {
  /** The picture from the server; '' if there is none. */
  avatar: string;
  /** Name of the owner; its first letter replaces a picture that is missing or fails to load. */
  name: string;
  /** In px. */
  size: number;
  /** Alternative text; '' if the name is shown beside it. */
  alt?: string;
}

/** Shows a person or a company by their picture, by the first letter of their name, or by an icon. */
export function PersonAvatar({ avatar, name, size, alt = '' }: Props) {
  return (
    <Avatar className="person-avatar" size={size} src={getServerPicture(avatar) || undefined} alt={alt}>
      <span lang="" aria-hidden="true">
        {toInitial(name) || <UserOutlined />}
      </span>
    </Avatar>
  );
}
