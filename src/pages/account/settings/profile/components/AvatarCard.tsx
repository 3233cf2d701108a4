import { Button } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import { DropZone } from '@/components/Field/DropZone';
import { FormCard } from '@/components/Form/FormCard';
import { Alert } from '@/components/Status/Alert';
import { PersonAvatar } from '@/components/Value/PersonAvatar';
import { createLazyModule, useLazyModule } from '@/hooks/useLazyModule';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { changeAvatar } from '@/services/profile';
import { showNotice } from '@/utils/notice';
import { openPicture, PICTURE_LIMITS, type Picture } from '../picture';
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

/** Removes the avatar after a confirmation. */
function RemoveAvatar({ onRemoved }: { onRemoved: () => void }) {
  const t = useT();
  const dialog = useConfirmDialog<true>();
  return (
    <>
      <Button type="text" danger onClick={() => dialog.ask(true)}>
        {t('profile.avatar.remove')}
      </Button>
      <ConfirmDialog
        dialog={dialog}
        title={() => t('profile.avatar.remove.ask')}
        yes={t('profile.avatar.remove')}
        busy={t('form.removing')}
        danger
        act={() => changeAvatar(null)}
        onDone={onRemoved}
        unreachable="profile.avatar.unreachable"
      >
        {() => <p>{t('profile.avatar.remove.text')}</p>}
      </ConfirmDialog>
    </>
  );
}

interface Chosen {
  picture: Picture | null;
  problem: MessageKey | null;
  /** Whether a file is being inspected. */
  isOpening: boolean;
}

const NOTHING: Chosen = { picture: null, problem: null, isOpening: false };

/** State of the picture that the user has chosen as avatar. A new choice replaces it; unused pictures are released. */
function useChosenPicture() {
  const [chosen, setChosen] = useState(NOTHING);
  const lastChoice = useRef(0);
  const url = chosen.picture?.url;

  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  useEffect(
    () => () => {
      lastChoice.current += 1;
    },
    [],
  );

  const choose = async ([file, ...more]: File[]) => {
    if (!file) return;
    lastChoice.current += 1;
    const choice = lastChoice.current;
    if (more.length > 0) return setChosen({ ...NOTHING, problem: 'profile.avatar.many' });
    setChosen({ ...NOTHING, isOpening: true });
    const opened = await openPicture(file);
    if (choice === lastChoice.current) {
      setChosen({ ...NOTHING, ...('problem' in opened ? opened : { picture: opened }) });
    } else if ('url' in opened) URL.revokeObjectURL(opened.url);
  };
  const discard = () => {
    lastChoice.current += 1;
    setChosen(NOTHING);
  };
  return { ...chosen, choose, discard };
}
