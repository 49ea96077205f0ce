import { ClosingSoonPolicies } from './ClosingSoonPolicies';
import { NewestPolicies } from './NewestPolicies';
import { panel } from './PolicyOverview.css';

/** Both sections as they stand on a home page: what closes soon, then what is new. */
export function PolicyOverviewPanel() {
  return (
    <div className={panel}>
      <ClosingSoonPolicies />
      <NewestPolicies />
    </div>
  );
}
