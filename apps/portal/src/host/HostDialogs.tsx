import { accountQueries, accountRoutes } from '@hengce/account';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pageAt } from '../pages';
import { useSession } from '../session/session';
import { text } from '../text';
import { notify } from './notify';
import { safeReturnTo } from './safeReturnTo';
import { acquisitionUpgrade, api, moduleUse, signIns, trialWatch } from './services';

type Dialogs = typeof import('./dialogs');

/** What the portal itself asks and says in dialogs, over whatever page is there. */
export function HostDialogs() {
  const isAsking = useSyncExternalStore(signIns.subscribe, signIns.get).step === 'asking';
  const { isTold } = useSyncExternalStore(trialWatch.subscribe, trialWatch.get);
  const exhausted = useSyncExternalStore(moduleUse.subscribe, moduleUse.get);
  const upgrade = useSyncExternalStore(acquisitionUpgrade.subscribe, acquisitionUpgrade.get);
  const dialogs = useDialogs(isAsking || isTold || exhausted !== null || upgrade !== null, () => {
    // Without the dialog: the session stays, and the sentence of the others is said in short.
    const said = exhausted?.message ?? (isTold ? text.trialExpired.title : text.dialogFailed);
    signIns.keep();
    moduleUse.close();
    acquisitionUpgrade.cancel();
    void notify(said, { tone: 'error' });
  });
  if (!dialogs) return null;
  if (isAsking) return <OtherUser Dialog={dialogs.OtherUserDialog} />;
  if (isTold) return <TrialExpired Dialog={dialogs.TrialExpiredDialog} />;
  if (upgrade)
    return (
      <dialogs.AcquisitionUpgradeDialog
        question={upgrade}
        onConfirm={() => void acquisitionUpgrade.confirm()}
        onCancel={acquisitionUpgrade.cancel}
      />
    );
  return exhausted ? (
    <dialogs.UsesExhaustedDialog
      isOpen
      module={text.modules[exhausted.module]}
      kept={exhausted.kept}
      onClose={moduleUse.close}
    />
  ) : null;
}

function OtherUser({ Dialog }: { Dialog: Dialogs['OtherUserDialog'] }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { current } = useSession();
  const state = useSyncExternalStore(signIns.subscribe, signIns.get);
  const keep = () => {
    signIns.keep();
    // The page of the link has nothing more to say.
    if (pageAt(pathname).route === accountRoutes.loginByCode)
      navigate(safeReturnTo(new URLSearchParams(search).get('returnTo'), window.location.origin), { replace: true });
  };
  if (state.step !== 'asking') return null;
  return (
    <Dialog
      isOpen
      current={current?.user.phone ?? ''}
      offered={state.offered.phone}
      onKeep={keep}
      onSwitch={signIns.switchOver}
    />
  );
}

function TrialExpired({ Dialog }: { Dialog: Dialogs['TrialExpiredDialog'] }) {
  const { current } = useSession();
  const { data: user } = useQuery(accountQueries(api).userInfo());
  return <Dialog isOpen trial={user?.trial ?? current?.user.trial} onBrowse={trialWatch.accept} />;
}

/** The code of the dialogs, fetched when the first is wanted. */
function useDialogs(isWanted: boolean, onFailed: () => void): Dialogs | undefined {
  const [dialogs, setDialogs] = useState<Dialogs>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per dialog that is wanted
  useEffect(() => {
    if (isWanted && !dialogs) import('./dialogs').then((loaded) => setDialogs(loaded), onFailed);
  }, [isWanted]);
  return dialogs;
}
