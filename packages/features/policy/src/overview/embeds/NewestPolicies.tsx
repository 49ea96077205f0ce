'use client';
import { useNow } from '@hengce/feature-kit';
import { Link, PolicyRow, PolicyRowSkeleton } from '@hengce/ui';
import { policyRowProps } from '../../library/model/policyRow';
import { usePolicyHrefs } from '../../shared/hrefs';
import { usePolicyText } from '../../shared/text';
import { OverviewSection } from './OverviewSection';
import { rows } from './PolicyOverview.css';
import { useOverview } from './useOverview';

/** 最新政策: the newest policies of the library, for a host's home page. */
export function NewestPolicies() {
  const text = usePolicyText();
  const hrefs = usePolicyHrefs();
  const now = useNow();
  const query = useOverview();
  const { newest = [], total = 0, totalSample = 0, reach } = query.data ?? {};
  const library = [text.overview.newestHint(total), totalSample > 0 && text.overview.sampleHint(totalSample)];
  return (
    <OverviewSection
      title={text.overview.newest}
      hint={
        reach ? (
          <>
            {text.reach.near(reach.name)}
            {reach.elsewhere > 0 ? (
              <>
                {text.comma}
                <Link href={hrefs.search('sort=newest&everywhere=1')}>{text.reach.elsewhere(reach.elsewhere)}</Link>
              </>
            ) : null}
          </>
        ) : (
          query.data && library.filter(Boolean).join(text.comma)
        )
      }
      more={{ href: hrefs.search('sort=newest'), label: text.overview.allNewest }}
      query={query}
      empty={{ title: text.overview.emptyNewest, description: text.overview.emptyNewestDescription }}
      isEmpty={newest.length === 0}
      skeleton={<PolicyRowSkeleton rows={5} />}
    >
      <ul className={rows}>
        {newest.map((policy) => (
          <li key={policy.id}>
            <PolicyRow {...policyRowProps(policy, { hrefs, text, now })} variant="compact" />
          </li>
        ))}
      </ul>
    </OverviewSection>
  );
}
