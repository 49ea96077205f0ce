'use client';
import type { FactGap, FactSheet } from '@hengce/api';
import { Link, LoadFailure, Skeleton, SkeletonDelay, UsageMeter } from '@hengce/ui';
import { useAccountHrefs } from '../../hrefs';
import { HomeSection } from './HomeSection';
import { links, list, muted, row, rowAction, rowSide, rowWords } from './PersonalCenterHomePage.css';
import { usePersonalCenterHomeText } from './text';
import { fewGaps } from './todos';
import { useCurrentFacts } from './useHome';

/** Completeness of the enterprise's facts, and the first four gaps in the server's order; nothing without an enterprise. */
export function EnterpriseCard() {
  const text = usePersonalCenterHomeText().personalCenterHome.enterprise;
  const hrefs = useAccountHrefs();
  const { sheet, isNone, failed, retry } = useCurrentFacts();
  const action = sheet ? (
    <span className={links}>
      <Link variant="standalone" href={hrefs.to('enterpriseInformation')}>
        {text.all}
      </Link>
    </span>
  ) : null;
  // What there is to do first, the list of tasks says.
  if (isNone) return null;
  return (
    <HomeSection title={text.title} about={sheet?.enterprise.name} action={action}>
      {failed ? (
        <LoadFailure error={failed.error} title={text.failedTitle} onRetry={retry} isLine />
      ) : (
        <SkeletonDelay isLoading={!sheet} skeleton={<Skeleton variant="row" lines={4} />} label={text.loading}>
          {sheet ? <Completeness sheet={sheet} /> : null}
        </SkeletonDelay>
      )}
    </HomeSection>
  );
}

function Completeness({ sheet }: { sheet: FactSheet }) {
  const text = usePersonalCenterHomeText().personalCenterHome.enterprise;
  const { enterprise, coverage } = sheet;
  const gaps = coverage.gaps.slice(0, fewGaps);
  return (
    <>
      <UsageMeter
        variant="bare"
        purpose="completeness"
        label={text.label}
        used={enterprise.filled}
        limit={enterprise.total}
        unit=""
        valueText={`${Math.floor((enterprise.filled / enterprise.total) * 100)}%`}
      />
      <p className={muted}>
        {gaps.length === 0 && coverage.conditions > 0
          ? text.complete
          : text.filled(enterprise.filled, enterprise.total)}
      </p>
      {gaps.length > 0 ? (
        <ul className={list}>
          {gaps.map((gap) => (
            <GapRow key={gap.key} gap={gap} sheet={sheet} />
          ))}
        </ul>
      ) : null}
    </>
  );
}

function GapRow({ gap, sheet }: { gap: FactGap; sheet: FactSheet }) {
  const text = usePersonalCenterHomeText().personalCenterHome.enterprise;
  const hrefs = useAccountHrefs();
  const group = sheet.groups.find(({ facts }) => facts.some(({ key }) => key === gap.key))?.group;
  const query = group ? new URLSearchParams({ group, fact: gap.key }).toString() : undefined;
  return (
    <li className={row}>
      <span className={rowWords}>
        {gap.label}
        {gap.years.length > 0 ? <span className={muted}>{text.years(gap.years.join(text.list))}</span> : null}
      </span>
      <span className={rowSide}>{text.checks(gap.gain > 0 ? gap.gain : gap.conditions)}</span>
      <span className={rowAction}>
        <Link variant="standalone" href={hrefs.to('enterpriseInformation', query)} aria-label={text.fillOf(gap.label)}>
          {text.fill}
        </Link>
      </span>
    </li>
  );
}
