import { RotateRightOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { getUploadFailure } from '@/components/Field/FilesField/useUploads';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { AVATAR_ZOOM_MAX } from '@/constants';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { uploadOwnFile } from '@/services/files';
import { changeAvatar } from '@/services/profile';
import { ApiError } from '@/utils/http/ApiError';
import { drawAvatar } from '../drawAvatar';
import type { Picture } from '../picture';
import './AvatarCrop.css';

interface Props {
  picture: Picture;
  onSaved: (avatar: string) => void;
  onCancel: () => void;
}

const CENTER = { x: 0, y: 0 };
/** Distance in pixels that an arrow key moves the picture, and one step of the zoom. */
const KEY_STEP = 10;
const ZOOM_STEP = 0.1;
const QUARTER = 90;
const FULL = 360;

/** Lets the user choose the part of a picture that becomes the avatar, with the pointer or the keyboard. */
export function AvatarCrop({ picture, onSaved, onCancel }: Props) {
  const t = useT();
  const hint = useId();
  const [crop, setCrop] = useState(CENTER);
  const [zoom, setZoom] = useState(1);
  const [degrees, setDegrees] = useState(0);
  const square = useRef<Area | null>(null);
  const { save, saving, share, error, cancel } = useSaveAvatar(onSaved);

  const submit = () => {
    const area = square.current;
    if (!area) return;
    save(async () => {
      const file = await drawAvatar(picture.image, area, degrees);
      if (!file) throw new ApiError('unexpected', { messageId: 'profile.crop.undrawn' });
      return file;
    });
  };
  const leave = () => {
    cancel();
    onCancel();
  };

  return (
    <Modal
      open
      title={t('profile.crop')}
      closable={{ 'aria-label': t('common.close') }}
      maskClosable={false}
      onCancel={leave}
      footer={
        <>
          <Button onClick={leave}>{t('form.cancel')}</Button>
          <SubmitButton type="primary" busy={saving} onClick={submit}>
            {t(saving ? 'form.saving' : 'profile.crop.save')}
          </SubmitButton>
        </>
      }
    >
      <div className="avatar-crop stack">
        <p id={hint}>{t('profile.crop.hint')}</p>
        <div className="avatar-crop-stage">
          <Cropper
            image={picture.url}
            aspect={1}
            cropShape="round"
            showGrid={false}
            // The picture covers the whole area: a small one is enlarged, a large one is cut off at the edges.
            objectFit="cover"
            crop={crop}
            zoom={zoom}
            rotation={degrees}
            maxZoom={AVATAR_ZOOM_MAX}
            keyboardStep={KEY_STEP}
            mediaProps={{ alt: '' }}
            cropperProps={{
              // `application` makes a screen reader pass the arrow keys on to the page.
              role: 'application',
              'aria-label': t('profile.crop.area'),
              'aria-describedby': hint,
            }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropAreaChange={(_, pixels) => {
              square.current = pixels;
            }}
          />
        </div>
        <div className="avatar-crop-tools">
          <label className="avatar-crop-zoom">
            {t('profile.crop.zoom')}
            <input
              type="range"
              name="zoom"
              min={1}
              max={AVATAR_ZOOM_MAX}
              step={ZOOM_STEP}
              value={zoom}
              aria-valuetext={t('profile.crop.percent', { percent: Math.round(zoom * 100) })}
              onChange={({ target }) => setZoom(Number(target.value))}
            />
          </label>
          <Button
            icon={<RotateRightOutlined aria-hidden="true" />}
            onClick={() => setDegrees((before) => (before + QUARTER) % FULL)}
          >
            {t('profile.crop.rotate')}
          </Button>
        </div>
        {share !== null && (
          <span className="avatar-crop-progress">
            <progress value={share} aria-label={t('profile.crop.progress')} />
            {t('files.uploading', { percent: Math.round(share * 100) })}
          </span>
        )}
        {error && <FailureAlert error={error} unreachable="profile.avatar.unreachable" />}
      </div>
    </Modal>
  );
}

/**
 * Uploads a picture and makes it the avatar. `onSaved` receives the new avatar; after an `error` the old one remains.
 * `share`: uploaded part of the file, 0 to 1; null if no upload is in progress.
 */
function useSaveAvatar(onSaved: (avatar: string) => void) {
  const [share, setShare] = useState<number | null>(null);
  const upload = useRef<AbortController | null>(null);

  useEffect(() => () => upload.current?.abort(), []);

  const send = async (file: File): Promise<string> => {
    upload.current = new AbortController();
    const { signal } = upload.current;
    setShare(0);
    try {
      return (await uploadOwnFile({ file, signal, onProgress: setShare })).id;
    } finally {
      setShare(null);
    }
  };

  const { run, running, error } = useAction({
    act: async (makeFile: () => Promise<File>) => {
      try {
        return await changeAvatar(await send(await makeFile()));
      } catch (thrown) {
        throw getUploadFailure(thrown);
      }
    },
    onDone: ({ avatar }) => onSaved(avatar),
    // The user canceled the upload: show no error.
    onError: ({ kind }) => kind === 'aborted',
  });

  return { save: run, saving: running, share, error, cancel: () => upload.current?.abort() };
}
