'use client';
import { useSearchState } from '@hengce/feature-kit';
import { Alert, LinkTabs, MenuChip, PageHeader } from '@hengce/ui';
import type { ReactNode } from 'react';
import { widePage } from '../../components/page.css';
import { usePolicyHrefs } from '../../hrefs';
import { filters } from './RegionPage.css';
import { regionState, type Source, sources } from './regionState';
import { useRegionText } from './text';

export interface RegionFrameProps {
  current: 'hot' | 'rank' | 'policies';
  description?: string;
  /** What the server counted; undefined while it is not known. */
  source: Source | undefined;
  available?: { real: number; sample: number };
  actions?: ReactNode;
  /** More conditions, beside the source. */
  chips?: ReactNode;
  children: ReactNode;
}

/** Head, tabs and source of the pages of 区域对比. What is chosen goes along from one to the other. */
export function RegionFrame({ current, description, source, available, actions, chips, children }: RegionFrameProps) {
  const text = useRegionText().region;
  const hrefs = usePolicyHrefs();
  const [state, setState] = useSearchState(regionState);
  const query = regionState.format(state).toString();
  const counted = (one: Source) => {
    if (!available) return text.source[one];
    const { real, sample } = available;
    return text.withCount(text.source[one], one === 'real' ? real : one === 'sample' ? sample : real + sample);
  };
  return (
    <div className={widePage}>
      <PageHeader title={text.title} description={description} actions={actions} />
      <LinkTabs
        label={text.tabs.label}
        currentKey={current}
        items={[
          { id: 'hot', label: text.tabs.hot, href: hrefs.regions(query) },
          { id: 'rank', label: text.tabs.rank, href: hrefs.regionRank(query) },
          { id: 'policies', label: text.tabs.policies, href: hrefs.regionPolicies(query) },
        ]}
      />
      <div className={filters}>
        <MenuChip
          isOn={state.source !== ''}
          selectedKey={source}
          items={sources.map((id) => ({ id, label: counted(id) }))}
          onAction={(id) => setState({ source: sources.find((one) => one === id) ?? '' }, { replace: true })}
        >
          {source ? text.source[source] : text.sourceLabel}
        </MenuChip>
        {chips}
      </div>
      {source === 'sample' ? <Alert>{text.sampleNotice}</Alert> : null}
      {source === 'all' ? <Alert tone="warning">{text.mixedNotice}</Alert> : null}
      {children}
    </div>
  );
}
