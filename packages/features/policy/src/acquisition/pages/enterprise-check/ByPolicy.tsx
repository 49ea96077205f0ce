'use client';
import type { MainComponents } from '@hengce/api/contract';
import { hasOnlyFailed, useFeatureHost } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import {
  Alert,
  Button,
  DocumentName,
  Link,
  Radio,
  RadioGroup,
  Skeleton,
  SkeletonDelay,
  SuggestField,
} from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { policyQueries } from '../../../shared/data/queries';
import { usePolicySuggestions } from '../../../shared/hooks/usePolicySuggestions';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { fields, firmLine, firmName, muted } from '../../components/acquisition.css';
import { Coverage } from './Coverage';
import { findBar } from './EnterpriseCheckPage.css';
import type { EnterpriseCheckState } from './enterpriseCheckState';
import { RegionSelect } from './RegionSelect';
import { useEnterpriseCheckText } from './text';

export interface ByPolicyProps {
  state: EnterpriseCheckState;
  isRunning: boolean;
  onChange: (patch: Partial<EnterpriseCheckState>) => void;
  onFind: (asked: MainComponents['schemas']['RunAcquisitionBody']) => void;
}

/** Form for a reverse lookup (反查): firms that fit an item of a policy. */
export function ByPolicy(props: ByPolicyProps) {
  const { state, onChange } = props;
  return state.policy ? (
    <ChooseItem {...props} />
  ) : (
    <ChoosePolicy onPick={(policy) => onChange({ policy, item: '' })} />
  );
}

function ChoosePolicy({ onPick }: { onPick: (policyId: string) => void }) {
  const text = useEnterpriseCheckText().enterpriseCheck;
  const [words, setWords] = useState('');
  const { suggestions } = usePolicySuggestions(words);
  const found = suggestions.flatMap(({ policyId, text: title, marks, detail }) =>
    policyId === null ? [] : [{ id: policyId, text: title, marks, detail }],
  );
  return (
    <SuggestField
      label={text.policyBox}
      placeholder={text.policyPlaceholder}
      value={words}
      onChange={setWords}
      onSubmit={() => found[0] && onPick(found[0].id)}
      onClear={() => setWords('')}
      suggestions={found}
      listLabel={text.suggestions}
      onSelect={onPick}
    />
  );
}

function ChooseItem({ state, isRunning, onChange, onFind }: ByPolicyProps) {
  const text = useEnterpriseCheckText().enterpriseCheck;
  const { api } = useFeatureHost();
  const hrefs = usePolicyHrefs();
  const [region, setRegion] = useState<string | null>(null);
  const policy = useQuery(policyQueries(api).detail(state.policy));
  const other = (
    <Button size="sm" onPress={() => onChange({ policy: '', item: '' })}>
      {text.otherPolicy}
    </Button>
  );
  if (hasOnlyFailed(policy))
    return <QueryFailure query={policy} title={text.itemsFailed} kept={text.itemsKept} secondaryAction={other} />;
  const { data } = policy;
  const items = data?.items.filter(({ conditions }) => conditions.length > 0) ?? [];
  const itemId = items.find(({ id }) => id === state.item)?.id ?? items[0]?.id;
  const asked = itemId && { kind: 'policy' as const, policyId: state.policy, itemId, ...(region ? { region } : {}) };
  return (
    <SkeletonDelay isLoading={!data} skeleton={<Skeleton variant="row" lines={3} />} label={text.itemsLoading}>
      {data ? (
        <div className={fields}>
          <div className={firmLine}>
            <span className={firmName}>
              <Link variant="document" href={hrefs.detail(data.id)}>
                <DocumentName>{data.title}</DocumentName>
              </Link>
            </span>
            {other}
          </div>
          {items.length === 0 ? (
            <Alert tone="warning">{text.noItems}</Alert>
          ) : (
            <>
              <RadioGroup label={text.item} value={itemId ?? ''} onChange={(item) => onChange({ item })}>
                {items.map(({ id, name, conditions }) => (
                  <Radio key={id} value={id} description={text.itemConditions(conditions.length)}>
                    {name}
                  </Radio>
                ))}
              </RadioGroup>
              <RegionSelect code={region} onChange={setRegion} />
              {asked ? <Coverage asked={asked} /> : null}
              <div className={findBar}>
                <Button variant="primary" isPending={isRunning} onPress={() => asked && onFind(asked)}>
                  {isRunning ? text.finding : text.reverse}
                </Button>
                <p className={muted}>{text.hint}</p>
              </div>
            </>
          )}
        </div>
      ) : null}
    </SkeletonDelay>
  );
}
