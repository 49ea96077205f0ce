import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { pageAt } from '../../pages';
import { useSession } from '../../session/session';
import { trialWatch } from '../services';
import { visitOf } from './trialWatch';

/**
 * Effect that reports every page that a signed-in user opens to the trial watch; filters and anchors of a page are no visits.
 */
export function useTrialWatch(pathname: string): void {
  const navigate = useNavigate();
  const token = useSession().current?.token;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per visit
  useEffect(() => {
    if (token === undefined) return;
    void trialWatch.visit(visitOf(pageAt(pathname).route, pathname), () => navigate('/policy', { replace: true }));
  }, [pathname, token]);
}
