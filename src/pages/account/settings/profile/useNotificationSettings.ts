import { useEffect, useRef, useState } from 'react';
import type { NotificationKind, NotificationSettings } from '@/contract';
import { attempt } from '@/hooks/attempt';
import { useLoad } from '@/hooks/useLoad';
import { changeNotificationSettings, getNotificationSettings } from '@/services/profile';
import type { Failure } from '@/utils/http/failure';

type Wanted = Partial<NotificationSettings>;

/** What was saved last. */
export interface SavedSetting {
  kind: NotificationKind;
  on: boolean;
}

/**
 * Switches that are saved as they are turned: they show at once what is wanted, and go back where that cannot be
 * saved. One change goes out at a time; of a switch that is turned again meanwhile only the last position does.
 */
export function useNotificationSettings() {
  const { data, loading, error, reload, replace } = useLoad(getNotificationSettings);
  const [wanted, setWanted] = useState<Wanted>({});
  const [told, setTold] = useState<SavedSetting | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const waiting = useRef<Wanted>({});
  const running = useRef(false);
  const here = useRef(false);

  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const save = async (kind: NotificationKind, on: boolean) => {
    const { result, failure: why } = await attempt(
      (onFailure) => changeNotificationSettings({ [kind]: on }, onFailure),
      'profile.notify.unreachable',
    );
    if (!here.current) return;
    if (result) {
      replace(result);
      setTold({ kind, on });
    } else setFailure(why ?? null);
  };

  const run = async () => {
    if (running.current) return;
    running.current = true;
    for (let next = Object.entries(waiting.current)[0]; next; next = Object.entries(waiting.current)[0]) {
      const [kind, on] = next as [NotificationKind, boolean];
      delete waiting.current[kind];
      await save(kind, on);
      if (!here.current) return;
      setWanted({ ...waiting.current });
    }
    running.current = false;
  };

  return {
    settings: data && { ...data, ...wanted },
    loading,
    failed,
    reload,
    told,
    failure,
    turn: (kind: NotificationKind, on: boolean) => {
      setFailure(null);
      waiting.current[kind] = on;
      setWanted((before) => ({ ...before, [kind]: on }));
      run();
    },
  };
}
