import { useRef, useState } from 'react';
import type { NotificationKind, NotificationSettings } from '@/contract';
import { useIsMounted } from '@/hooks/useIsMounted';
import { useRead } from '@/hooks/useRead';
import { changeNotificationSettings, getNotificationSettings } from '@/services/profile';
import { type ApiError, errorFromException } from '@/utils/http/ApiError';
import { warn } from '@/utils/http/httpErrors';

type Positions = Partial<NotificationSettings>;

/** The setting that was saved last. */
interface SavedSetting {
  kind: NotificationKind;
  on: boolean;
}

/**
 * Saves each switch when it is toggled. The switch shows its new position immediately and reverts if saving fails.
 * Changes are sent one at a time; if a switch is toggled several times meanwhile, only its last position is sent.
 */
export function useNotificationSettings() {
  const {
    data,
    error: loadError,
    reload,
    replace,
  } = useRead(['notificationSettings'], getNotificationSettings);
  const [unsaved, setUnsaved] = useState<Positions>({});
  const [saved, setSaved] = useState<SavedSetting | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const waiting = useRef<Positions>({});
  const running = useRef(false);
  const isMounted = useIsMounted();

  const save = async (kind: NotificationKind, on: boolean) => {
    try {
      const settings = await changeNotificationSettings({ [kind]: on });
      if (!isMounted.current) return;
      replace(settings);
      setSaved({ kind, on });
    } catch (thrown) {
      warn(thrown);
      if (isMounted.current) setError(errorFromException(thrown));
    }
  };

  const run = async () => {
    if (running.current) return;
    running.current = true;
    for (let next = Object.entries(waiting.current)[0]; next; next = Object.entries(waiting.current)[0]) {
      const [kind, on] = next as [NotificationKind, boolean];
      delete waiting.current[kind];
      await save(kind, on);
      if (!isMounted.current) return;
      setUnsaved({ ...waiting.current });
    }
    running.current = false;
  };

  return {
    settings: data && { ...data, ...unsaved },
    loadError,
    reload,
    saved,
    error,
    turn: (kind: NotificationKind, on: boolean) => {
      setError(null);
      waiting.current[kind] = on;
      setUnsaved((before) => ({ ...before, [kind]: on }));
      run();
    },
  };
}
