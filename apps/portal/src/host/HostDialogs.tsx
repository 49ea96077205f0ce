import { accountRoutes } from '@hengce/account';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pageAt } from '../pages';
import { useSession } from '../session/session';
import { text } from '../text';
import { notify } from './notify';
import { safeReturnTo } from './safeReturnTo';
import { signIns } from './services';

/** What the portal itself asks and says in dialogs, over whatever page is there. */
export function HostDialogs() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { current } = useSession();
  const signIn = useSyncExternalStore(signIns.subscribe, signIns.get);
  const isAsking = signIn.step === 'asking';
  const dialogs = useDialogs(isAsking, signIns.keep);
  if (!dialogs || signIn.step !== 'asking') return null;
  const keep = () => {
    signIns.keep();
    // The page of the link has nothing more to say.
    if (pageAt(pathname).route === accountRoutes.loginByCode)
      navigate(safeReturnTo(new URLSearchParams(search).get('returnTo'), window.location.origin), { replace: true });
  };
  return (
    <dialogs.OtherUserDialog
      isOpen
      current={current?.user.phone ?? ''}
      offered={signIn.offered.phone}
      onKeep={keep}
      onSwitch={signIns.switchOver}
    />
  );
}

type Dialogs = typeof import('./dialogs');

/** The code of the dialogs, fetched when the first is wanted. */
function useDialogs(isWanted: boolean, onFailed: () => void): Dialogs | undefined {
  const [dialogs, setDialogs] = useState<Dialogs>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per dialog that is wanted
  useEffect(() => {
    if (!isWanted || dialogs) return;
    import('./dialogs').then(
      (loaded) => setDialogs(loaded),
      () => {
        onFailed();
        void notify(text.dialogFailed, { tone: 'error' });
      },
    );
  }, [isWanted]);
  return dialogs;
}
