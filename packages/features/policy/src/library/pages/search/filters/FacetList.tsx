'use client';
import { Button, Checkbox, CheckboxGroup, SearchField, Text } from '@hengce/ui';
import { useState } from 'react';
import type { Facet, FacetKey } from '../../../../shared/model/types';
import { usePolicyText } from '../../../../shared/text';
import { facetView } from '../../../model/facets';
import { facetFoot } from './PolicyFilters.css';

export interface FacetListProps {
  facetKey: FacetKey;
  facets: readonly Facet[];
  labelOf: (value: string) => string;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Number of values shown at first; chosen ones beyond it stay in sight. */
const shownAtFirst = 6;
/** Number of values from which looking for a name is quicker than reading the list. */
const searchedFrom = 12;

/** Values of a flat facet: the first six and chosen ones, all on a press; a field looks for one in a long list. */
export function FacetList({ facetKey, facets, labelOf, chosen, onChange }: FacetListProps) {
  const text = usePolicyText();
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState('');
  const { buckets, more } = facetView(facets, facetKey, chosen);
  const found = wanted ? buckets.filter(({ value }) => labelOf(value).includes(wanted.trim())) : buckets;
  const shown =
    isOpen || wanted ? found : found.filter(({ value }, index) => index < shownAtFirst || chosen.includes(value));
  const hidden = found.length - shown.length;
  const toggle = () => {
    setOpen(!isOpen);
    // Folded there is no field in which a name could be taken back.
    setWanted('');
  };
  return (
    <>
      {isOpen && buckets.length >= searchedFrom ? (
        <SearchField
          label={text.search.findBucket(text.facet[facetKey])}
          placeholder={text.search.findBucket(text.facet[facetKey])}
          size="sm"
          value={wanted}
          onChange={setWanted}
        />
      ) : null}
      <CheckboxGroup label={text.facet[facetKey]} isLabelHidden value={[...chosen]} onChange={onChange}>
        {shown.map(({ value, count }) => (
          <Checkbox key={value} value={value} trailing={count}>
            {labelOf(value)}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <div className={facetFoot}>
        {found.length === 0 ? <Text variant="caption">{text.search.noBucket}</Text> : null}
        {hidden > 0 || isOpen ? (
          <Button variant="quiet" size="sm" onPress={toggle}>
            {isOpen ? text.search.fewerBuckets : text.search.moreBuckets(hidden)}
          </Button>
        ) : null}
        {isOpen && more > 0 && !wanted ? <Text variant="caption">{text.search.rareBuckets(more)}</Text> : null}
      </div>
    </>
  );
}
