'use client';
import { hasOnlyFailed, useFeatureHost } from '@hengce/feature-kit';
import { Link } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useEvaluationHrefs } from '../../matching/hooks/useEvaluationHrefs';
import { SectionHead } from '../../shared/components/SectionHead';
import { matchQueries } from '../../shared/data/match';
import { usePolicyHrefs } from '../../shared/hrefs';
import { iptoolsRoutes, policyRoutes } from '../../shared/routes';
import { muted, tile, tiles } from './PolicyIndexPage.css';
import { type IndexText, useIndexText } from './text';

/** Links to the policy tools, with the uses that are left of counted ones. */
export function ModuleTiles() {
  const text = useIndexText().index;
  const hrefs = usePolicyHrefs();
  const evaluations = useEvaluationHrefs();
  const equity = useQuery(matchQueries(useFeatureHost().api).equity());
  const id = useId();
  const leftOf = (module: string | null): string => {
    if (module === null) return text.free;
    const found = equity.data?.modules.find((each) => each.module === module);
    return found ? usesText(found.remaining, text) : '';
  };
  const all = [
    { route: policyRoutes.search, href: hrefs.search(), module: null },
    { route: policyRoutes.notices, href: hrefs.notices(), module: null },
    { route: policyRoutes.publicity, href: hrefs.publicityLists(), module: null },
    { route: policyRoutes.regions, href: hrefs.regions(), module: null },
    { route: policyRoutes.singleCompare, href: hrefs.compare(), module: null },
    { route: policyRoutes.match, href: hrefs.match(), module: 'match' },
    { route: policyRoutes.projectMatch, href: hrefs.match('project'), module: 'match' },
    { route: policyRoutes.financeMatch, href: hrefs.match('finance'), module: 'match' },
    { route: policyRoutes.rewards, href: hrefs.rewards(), module: null },
    { route: policyRoutes.timeline, href: hrefs.timeline(), module: null },
    { route: policyRoutes.applies, href: hrefs.applies(), module: null },
    { route: policyRoutes.declarations, href: hrefs.declarations(), module: null },
    { route: iptoolsRoutes.companyEvaluating, href: evaluations.companyEvaluating(), module: 'evaluation' },
    { route: iptoolsRoutes.specialization, href: evaluations.specialization(), module: 'evaluation' },
  ];
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={text.modules} />
      <ul className={tiles}>
        {all.map(({ route, href, module }) => (
          <li key={route.path} className={tile}>
            <Link variant="standalone" href={href}>
              {route.title}
            </Link>
            <span className={muted}>{hasOnlyFailed(equity) && module ? '' : leftOf(module)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const usesText = (remaining: number | null, text: IndexText): string =>
  remaining === null ? text.unlimited : text.uses(remaining);
