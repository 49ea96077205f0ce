import { accountQueries, accountRoutes, equityQueries, orderQueries, usesOf } from '@hengce/account';
import type { ModuleName } from '@hengce/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { plansHref } from '../../layout/navigation/places';
import { pageAt } from '../../pages';
import { useSession } from '../../session/session';
import { text } from '../../text';
import { handedOver } from '../handedOver';
import type { UsesExhausted as Exhausted } from '../moduleUse';
import { notify } from '../notify';
import { acquisitionUpgrade, api, moduleUse, signIns, trialWatch } from '../services';
import { safeReturnTo } from '../session/safeReturnTo';

type Dialogs = typeof import('./dialogs');

/** Dialogs of the portal itself, over whatever page is open; nothing until one is wanted and its code is there. */
export function HostDialogs() {
  const isAsking = useSyncExternalStore(signIns.subscribe, signIns.get).step === 'asking';
  const { isTold } = useSyncExternalStore(trialWatch.subscribe, trialWatch.get);
  const exhausted = useSyncExternalStore(moduleUse.subscribe, moduleUse.get);
  const upgrade = useSyncExternalStore(acquisitionUpgrade.subscribe, acquisitionUpgrade.get);
  const handed = useSyncExternalStore(handedOver.subscribe, handedOver.get);
  const isWanted = isAsking || isTold || exhausted !== null || upgrade !== null || handed !== null;
  const dialogs = useDialogs(isWanted, () => {
    // Without the dialog: the session stays, and the sentence of the others is said in short.
    const said = exhausted?.message ?? (isTold ? text.trialExpired.title : text.dialogFailed);
    signIns.keep();
    moduleUse.close();
    acquisitionUpgrade.cancel();
    handedOver.set(null);
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
  if (handed) {
    const Dialog = handed.to === 'knowledge' ? dialogs.TakeTextDialog : dialogs.TakeAnswerDialog;
    return <Dialog artifact={handed.artifact} onClose={() => handedOver.set(null)} />;
  }
  return exhausted ? <UsesExhausted Dialog={dialogs.UsesExhaustedDialog} exhausted={exhausted} /> : null;
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
  useLeaving(trialWatch.accept);
  return (
    <Dialog
      isOpen
      trial={user?.trial ?? current?.user.trial}
      adviser={useAdviser()}
      plansHref={plansHref}
      onBrowse={trialWatch.accept}
    />
  );
}

function UsesExhausted({ Dialog, exhausted }: { Dialog: Dialogs['UsesExhaustedDialog']; exhausted: Exhausted }) {
  useLeaving(moduleUse.close);
  return (
    <Dialog
      isOpen
      message={exhausted.message}
      usage={useUsage(exhausted.module)}
      kept={exhausted.kept}
      adviser={useAdviser()}
      plansHref={plansHref}
      onClose={moduleUse.close}
    />
  );
}

/** Used and granted uses of all sources of a module together; undefined while that is not known, or without a limit. */
function useUsage(module: ModuleName) {
  const { data } = useQuery(equityQueries(api).overview());
  const equity = data?.modules.find((other) => other.module === module);
  const uses = equity && usesOf(equity);
  return uses && uses.limit > 0 ? { module: text.modules[module], ...uses } : undefined;
}

/** Adviser to call; undefined while that is not known. */
const useAdviser = () => useQuery(orderQueries(api).terms()).data?.adviser;

/** A dialog that led to the plans is done when they are there. */
function useLeaving(close: () => void): void {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  useEffect(() => {
    if (pathname !== first && pathname === plansHref) close();
  }, [pathname, first, close]);
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
