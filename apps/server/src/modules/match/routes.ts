import { Rejection } from '../../contract/Rejection';
import type { Handlers } from '../../contract/types';

type MatchOperation =
  | 'getMatchProgress'
  | 'answerMatchQuestion'
  | 'runMatch'
  | 'getMatchReport'
  | 'confirmMatchCondition'
  | 'exportMatchReport'
  | 'diffMatchReports'
  | 'shareMatchReport'
  | 'unshareMatchReport'
  | 'getSharedMatchReport'
  | 'tryMatchChanges';

/** The contract stands; the service follows in the next commits. */
export function matchRoutes(): Pick<Handlers<'main'>, MatchOperation> {
  const wait = () => Promise.reject(new Rejection(503, '政策匹配还没有开放', 503));
  return {
    getMatchProgress: wait,
    answerMatchQuestion: wait,
    runMatch: wait,
    getMatchReport: wait,
    confirmMatchCondition: wait,
    exportMatchReport: wait,
    diffMatchReports: wait,
    shareMatchReport: wait,
    unshareMatchReport: wait,
    getSharedMatchReport: wait,
    tryMatchChanges: wait,
  };
}
