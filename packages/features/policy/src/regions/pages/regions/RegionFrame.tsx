'use client';
import { useSearchState } from '@hengce/feature-kit';
import { LinkTabs, MenuChip, PageHeader, Tag } from '@hengce/ui';
import type { ReactNode } from 'react';
import { widePage } from '../../../shared/components/page.css';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { chrome, heading, meta } from './RegionPage.css';
import { queryOf, regionState, type Source, sources } from './regionState';
import { useRegionText } from './text';

export interface RegionFrameProps {
  current: 'hot' | 'board' | 'rank' | 'patents' | 'industry' | 'peers' | 'policies' | 'list';
  /** Text at the bottom of the page: what is counted, and as of when. */
  description?: string;
  /** Source that the server counted; undefined while it is unknown. */
  source: Source | undefined;
  available?: { real: number; sample: number };
  actions?: ReactNode;
  /** Further conditions, beside the source. */
  chips?: ReactNode;
  children: ReactNode;
}

/** Frame of the pages of 区域对比: a head with conditions and tabs, and the page below. Conditions stay when the tab changes. */
export function RegionFrame({ current, description, source, available, actions, chips, children }: RegionFrameProps) {
  const text = useRegionText().region;
  const hrefs = usePolicyHrefs();
  const [state, setState] = useSearchState(regionState);
  const { regions, theme, item } = state;
  // Conditions of the list stay with it.
  const query = queryOf({ regions, theme, item, source: state.source });
  const counted = (one: Source) => {
    if (!available) return text.source[one];
    const { real, sample } = available;
    return text.withCount(text.source[one], one === 'real' ? real : one === 'sample' ? sample : real + sample);
  };
  return (
    <div className={widePage}>
      <div className={chrome}>
        <PageHeader
          title={
            <span className={heading}>
              {text.title}
              {source && source !== 'real' ? <Tag tone="outline">{text.source[source]}</Tag> : null}
            </span>
          }
          actions={
            <>
              <MenuChip
                isOn={state.source !== ''}
                selectedKey={source}
                items={sources.map((id) => ({ id, label: counted(id) }))}
                onAction={(id) =>
                  setState({ source: sources.find((one) => one === id) ?? '', page: 1 }, { replace: true })
                }
              >
                {source ? text.source[source] : text.sourceLabel}
              </MenuChip>
              {chips}
              {actions}
            </>
          }
        />
        <LinkTabs
          label={text.tabs.label}
          currentKey={current}
          items={[
            { id: 'hot', label: text.tabs.hot, href: hrefs.regions(query) },
            { id: 'board', label: text.tabs.board, href: hrefs.regionBoard(query) },
            { id: 'rank', label: text.tabs.rank, href: hrefs.regionRank(query) },
            { id: 'patents', label: text.tabs.patents, href: hrefs.regionPatents(query) },
            { id: 'industry', label: text.tabs.industry, href: hrefs.regionIndustry(query) },
            { id: 'peers', label: text.tabs.peers, href: hrefs.regionPeers(query) },
            { id: 'policies', label: text.tabs.policies, href: hrefs.regionPolicies(query) },
            { id: 'list', label: text.tabs.list, href: hrefs.regionList(query) },
          ]}
        />
      </div>
      {children}
      {description ? (
        <footer className={meta}>
          {source === 'sample' ? text.sampleNotice : source === 'all' ? text.mixedNotice : ''}
          {description}
        </footer>
      ) : null}
    </div>
  );
}
