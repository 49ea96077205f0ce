import { ClosingSoonPolicies } from './ClosingSoonPolicies';
import { MatchedPolicies } from './MatchedPolicies';
import { NewestPolicies } from './NewestPolicies';
import { panel } from './PolicyOverview.css';

/** The sections as they stand on a home page: what closes soon, what fits the firm, then what is new. */
export function PolicyOverviewPanel() {
  return (
    <div className={panel}>
      <ClosingSoonPolicies />
      <MatchedPolicies />
      <NewestPolicies />
    </div>
  );
}
