import { useId, useRef } from 'react';
import { DropZone } from '@/components/Field/DropZone';
import { FormCard } from '@/components/Form/FormCard';
import { Alert } from '@/components/Status/Alert';
import { PersonAvatar } from '@/components/Value/PersonAvatar';
import { createLazyModule, useLazyModule } from '@/hooks/useLazyModule';
import { useT } from '@/hooks/useT';
import { showNotice } from '@/utils/notice';
import { PICTURE_LIMITS } from '../picture';
import { useChosenPicture } from '../useChosenPicture';
import { RemoveAvatar } from './RemoveAvatar';
import './AvatarCard.css';

const cropDialog = createLazyModule(async () => (await import('./AvatarCrop')).AvatarCrop);

/** File types that the file dialog offers. */
const ACCEPT = 'image/jpeg,image/png';
/** Width and height of the avatar, in px. */
export const AVATAR_SIDE = 96;

interface Props {
  /** Name of the avatar's owner. */
  name: string;
  /** A data URI, or ''. */
  avatar: string;
  onChange: (avatar: string) => void;
}

/** Shows the current avatar, with a drop zone for a new picture and a button that removes it. */
export function AvatarCard({ name, avatar, onChange }: Props) {
  const t = useT();
  const problemId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { picture, problem, isOpening, choose, discard } = useChosenPicture();
  const AvatarCrop = useLazyModule(cropDialog, picture !== null, () => discardAndFocus());

  const discardAndFocus = () => {
    discard();
    // antd cannot return the focus: the dialog, or the button that removed the avatar, is unmounted.
    input.current?.focus();
  };
  const change = (title: 'profile.avatar.saved' | 'profile.avatar.removed', next: string) => {
    discardAndFocus();
    showNotice({ type: 'success', title: t(title) });
    onChange(next);
  };

  return (
    <FormCard title={<h2>{t('profile.avatar')}</h2>}>
      <div className="avatar-card">
        <div className="avatar-card-picture">
          <PersonAvatar
            avatar={avatar}
            name={name}
            size={AVATAR_SIDE}
            alt={t('profile.avatar.of', { name })}
          />
          {avatar ? (
            <RemoveAvatar onRemoved={() => change('profile.avatar.removed', '')} />
          ) : (
            <span>{t('profile.avatar.none')}</span>
          )}
        </div>
        <div className="avatar-card-choice">
          <DropZone
            input={input}
            name="avatar"
            accept={ACCEPT}
            onFiles={choose}
            aria-describedby={problem ? problemId : undefined}
            aria-invalid={problem ? 'true' : undefined}
          >
            <span className="avatar-card-action">{t('profile.avatar.choose')}</span>
            <span className="avatar-card-limits">{t('profile.avatar.limits', PICTURE_LIMITS)}</span>
          </DropZone>
          <span role="status" className="visually-hidden">
            {(isOpening || (picture && !AvatarCrop)) && t('profile.avatar.reading')}
          </span>
          {problem && (
            <div id={problemId}>
              <Alert
                type="error"
                role="alert"
                message={t('profile.avatar.refused')}
                description={t(problem, PICTURE_LIMITS)}
              />
            </div>
          )}
        </div>
      </div>
      {picture && AvatarCrop && (
        <AvatarCrop
          picture={picture}
          onCancel={discardAndFocus}
          onSaved={(next) => change('profile.avatar.saved', next)}
        />
      )}
    </FormCard>
  );
}
