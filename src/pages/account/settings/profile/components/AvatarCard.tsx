import { lazy, Suspense, useId, useRef } from 'react';
import { DropZone } from '@/components/Field/DropZone';
import { FormCard } from '@/components/Form/FormCard';
import { Alert } from '@/components/Status/Alert';
import { PersonAvatar } from '@/components/Value/PersonAvatar';
import { useT } from '@/hooks/useT';
import { showNotice } from '@/utils/notice';
import { PICTURE_LIMITS } from '../picture';
import { useChosenPicture } from '../useChosenPicture';
import { RemoveAvatar } from './RemoveAvatar';
import './AvatarCard.css';

const AvatarCrop = lazy(() => import('./AvatarCrop'));

/** File types that the file dialog offers. */
const ACCEPT = 'image/jpeg,image/png';
const SIDE = 96;

interface Props {
  /** Name of the avatar's owner. */
  name: string;
  /** A data URI, or ''. */
  avatar: string;
  onChange: (avatar: string) => void;
}

/** Shows the current avatar, with buttons to change or remove it. */
export function AvatarCard({ name, avatar, onChange }: Props) {
  const t = useT();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { picture, problem, isOpening, choose, discard } = useChosenPicture();

  const end = () => {
    discard();
    // The dialog closes together with its picture, so the focus returns to the file input.
    input.current?.focus();
  };
  const change = (words: 'profile.avatar.saved' | 'profile.avatar.removed', next: string) => {
    end();
    showNotice({ type: 'success', title: t(words) });
    onChange(next);
  };

  return (
    <FormCard title={<h2>{t('profile.avatar')}</h2>}>
      <div className="avatar-card">
        <div className="avatar-card-picture">
          <PersonAvatar avatar={avatar} name={name} size={SIDE} alt={t('profile.avatar.of', { name })} />
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
            aria-describedby={problem ? `${id}-problem` : undefined}
            aria-invalid={problem ? 'true' : undefined}
          >
            <span className="avatar-card-action">{t('profile.avatar.choose')}</span>
            <span className="avatar-card-limits">{t('profile.avatar.limits', PICTURE_LIMITS)}</span>
          </DropZone>
          <span role="status" className="visually-hidden">
            {isOpening && t('profile.avatar.reading')}
          </span>
          {problem && (
            <div id={`${id}-problem`}>
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
      {picture && (
        <Suspense fallback={null}>
          <AvatarCrop
            picture={picture}
            onCancel={end}
            onSaved={(next) => change('profile.avatar.saved', next)}
          />
        </Suspense>
      )}
    </FormCard>
  );
}
