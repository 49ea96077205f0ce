'use client';
import { useDebounced, useExternalLink, useFeatureHost } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { Alert, Link, Select, Skeleton, SuggestField, Text } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Deck } from '../../data/deck';
import { pptQueries } from '../../data/ppt';
import { usePptHrefs } from '../../hrefs';
import { usePptText } from '../../text';
import { wide } from './DecksPage.css';
import { MakeButton, MakeProblem, useMake } from './make';

const none = 'none';
/** Milliseconds without typing before policies are looked up. */
const pause = 150;
/** Largest number of characters that are looked up. */
const longest = 60;

/** A deck of a policy that its page handed over or that is looked up here, with the verdicts on one of the account's firms. */
export function PolicyStart({ policyId, onMade }: { policyId: string; onMade: (deck: Deck) => Promise<void> }) {
  return policyId === '' ? <ChoosePolicy /> : <OfPolicy {...{ policyId, onMade }} />;
}

function ChoosePolicy() {
  const text = usePptText().decks;
  const { api, navigate } = useFeatureHost();
  const hrefs = usePptHrefs();
  const search = useExternalLink('policy.search');
  const [words, setWords] = useState('');
  const near = useQuery(pptQueries(api).firms()).data?.find(({ isCurrent }) => isCurrent)?.regionCode;
  const q = useDebounced([...words.trim()].slice(0, longest).join(''), pause);
  const suggestions = useQuery(pptQueries(api).policies({ q, ...(near && { near }) }));
  const found = (q === '' ? [] : (suggestions.data ?? [])).flatMap(({ policyId, text: title, marks, detail }) =>
    policyId === null ? [] : [{ id: policyId, text: title, marks, detail }],
  );
  const isNone =
    q !== '' && q === words.trim() && suggestions.isSuccess && !suggestions.isFetching && found.length === 0;
  const take = (policyId: string) => navigate(hrefs.decks({ policyId }));
  return (
    <>
      <div className={wide}>
        <SuggestField
          label={text.policy}
          placeholder={text.policyPlaceholder}
          value={words}
          onChange={setWords}
          onSubmit={() => found[0] && take(found[0].id)}
          onClear={() => setWords('')}
          suggestions={found}
          listLabel={text.policies}
          onSelect={take}
        />
      </div>
      <div role="status">{isNone ? <Text>{text.noPolicy}</Text> : null}</div>
      {suggestions.isError ? <Alert tone="danger">{text.policiesFailed}</Alert> : null}
      {isNone || suggestions.isError ? null : <Text variant="meta">{text.policyHint}</Text>}
      {search ? <Link href={search}>{text.findPolicy}</Link> : null}
    </>
  );
}

function OfPolicy({ policyId, onMade }: { policyId: string; onMade: (deck: Deck) => Promise<void> }) {
  const text = usePptText().decks;
  const { api } = useFeatureHost();
  const hrefs = usePptHrefs();
  const policy = useQuery(pptQueries(api).policy(policyId));
  const firms = useQuery(pptQueries(api).firms());
  const [chosen, setChosen] = useState<string | null>(null);
  const make = useMake(onMade);
  const rows = firms.data ?? [];
  const firm = chosen ?? rows.find(({ isCurrent }) => isCurrent)?.id ?? none;
  if (policy.isError) return <QueryFailure query={policy} title={text.failedTitle} kept={text.failedKept} />;
  if (!policy.data) return <Skeleton variant="text" lines={2} />;
  return (
    <>
      <Text>{text.policyReady(policy.data.title)}</Text>
      <Link href={hrefs.decks()}>{text.otherPolicy}</Link>
      {rows.length > 0 ? (
        <Select
          label={text.withFirm}
          selectedKey={firm}
          items={[...rows.map(({ id, name }) => ({ id, label: name })), { id: none, label: text.noFirm }]}
          onSelectionChange={setChosen}
        />
      ) : null}
      <MakeProblem make={make} />
      <MakeButton
        make={make}
        isDisabled={firms.isPending}
        onPress={() => void make.from({ kind: 'policy', policyId, ...(firm === none ? {} : { enterpriseId: firm }) })}
      />
    </>
  );
}
