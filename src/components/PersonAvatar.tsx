import { UserOutlined } from '@ant-design/icons';
import { Avatar } from 'antd';
import { getServerPicture } from '@/utils/routing/serverPicture';
import './PersonAvatar.css';

/** The first letter of a name, which for Chinese names is the family's. */
const toInitial = (name: string): string => (Array.from(name.trim())[0] ?? '').toUpperCase();

interface Props {
  /** The picture as the server gave it; '' for none. */
  avatar: string;
  /** Name of the owner, whose first letter replaces a missing picture or one that does not load. */
  name: string;
  /** In px. */
  size: number;
  /** What a screen reader says; '' where the name stands beside it. */
  alt?: string;
}

/** Shows a person or a company by their picture, the first letter of their name, or an icon without either. */
export function PersonAvatar({ avatar, name, size, alt = '' }: Props) {
  return (
    <Avatar className="person-avatar" size={size} src={getServerPicture(avatar) || undefined} alt={alt}>
      <span lang="" aria-hidden="true">
        {toInitial(name) || <UserOutlined />}
      </span>
    </Avatar>
  );
}
