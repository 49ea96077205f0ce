'use client';
import { Button, Checkbox, Icon, IconButton } from '@hengce/ui';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Facet } from '../../../../shared/model/types';
import { usePolicyText } from '../../../../shared/text';
import { facetView } from '../../../model/facets';
import { isAbove, ownFirst, type RegionNode, regionChoice, regionTree, toggleRegion } from '../../../model/regionTree';
import { facetFoot, regionBranch, regionRow, regionToggle } from './PolicyFilters.css';

export interface RegionFacetProps {
  facets: readonly Facet[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  /** GB/T 2260 code of the enterprise's region: its regions and the nation come first, the others are folded. */
  own: string | undefined;
}

const shownAtFirst = 8;
const shownBesideOwn = 4;

/**
 * Region facet as a tree. A region includes everything below it; branches with a chosen one are open. At first it shows
 * eight entries, or four where those of the enterprise come first, and every chosen one.
 */
export function RegionFacet({ facets, chosen, onChange, own }: RegionFacetProps) {
  const text = usePolicyText().search;
  const [isOpen, setOpen] = useState(false);
  const { buckets } = facetView(facets, 'region', chosen);
  const tree = ownFirst(regionTree(buckets), own);
  const count = own ? shownBesideOwn : shownAtFirst;
  const shown = isOpen ? tree : tree.filter((node, i) => i < count || regionChoice(node, chosen) !== 'none');
  const hidden = tree.length - shown.length;
  return (
    <>
      <ul>
        {shown.map((node) => (
          <RegionItem
            key={node.value}
            node={node}
            chosen={chosen}
            own={own}
            onToggle={(value) => onChange(toggleRegion(chosen, value, buckets))}
          />
        ))}
      </ul>
      {hidden > 0 || isOpen ? (
        <div className={facetFoot}>
          <Button variant="quiet" size="sm" onPress={() => setOpen(!isOpen)}>
            {isOpen ? text.fewerBuckets : text.moreBuckets(hidden)}
          </Button>
        </div>
      ) : null}
    </>
  );
}

interface RegionItemProps {
  node: RegionNode;
  chosen: readonly string[];
  own: string | undefined;
  onToggle: (value: string) => void;
}

function RegionItem({ node, chosen, own, onToggle }: RegionItemProps) {
  const text = usePolicyText().search;
  const choice = regionChoice(node, chosen);
  const [isUnfolded, setUnfolded] = useState<boolean>();
  const isOpen = isUnfolded ?? choice !== 'none';
  // Of the firm's own province its city is there before anything is unfolded.
  const pinned = isUnfolded === undefined ? node.children.filter(({ value }) => isAbove(value, own)) : [];
  const shown = isOpen ? node.children : pinned;
  return (
    <li>
      <div className={regionRow}>
        <Checkbox
          isSelected={choice === 'chosen'}
          isIndeterminate={choice === 'partly'}
          onChange={() => onToggle(node.value)}
          trailing={node.count}
        >
          {node.label}
        </Checkbox>
        <span className={regionToggle}>
          {node.children.length > 0 ? (
            <IconButton
              size="sm"
              label={isOpen ? text.collapseRegion(node.label) : text.expandRegion(node.label)}
              icon={<Icon icon={isOpen ? ChevronDown : ChevronRight} size="sm" />}
              aria-expanded={isOpen}
              hasTooltip={false}
              onPress={() => setUnfolded(!isOpen)}
            />
          ) : null}
        </span>
      </div>
      {shown.length > 0 ? (
        <ul className={regionBranch}>
          {shown.map((child) => (
            <RegionItem key={child.value} node={child} chosen={chosen} own={own} onToggle={onToggle} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}
