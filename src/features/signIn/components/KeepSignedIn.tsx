import { useEffect, useState } from 'react';
import { useT } from '@/hooks/useT';
import { useLogin, useLoginActions } from '@/models/hooks';
import { isSharedBrowser } from '@/utils/storage/sharedBrowser';
import './KeepSignedIn.css';

/** Checkbox to stay signed in for 30 days. Not shown in shared browsers. */
export function KeepSignedIn() {
  const t = useT();
  const keep = useLogin((state) => state.keep);
  const { setStaySignedIn } = useLoginActions();
  const [isShared, setShared] = useState(false);
  // The prerendered page does not depend on the browser.
  useEffect(() => setShared(isSharedBrowser()), []);
  if (isShared) return null;
  return (
    <label className="keep-signed-in">
      <input
        type="checkbox"
        name="keep"
        checked={keep}
        onChange={({ target }) => {
          setStaySignedIn(target.checked);
        }}
      />
      {t('login.keep')}
    </label>
  );
}
