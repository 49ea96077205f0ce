'use client';
import { useExternalLink, useFeatureHost } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { LinkButton, Select, Skeleton, Text } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Deck } from '../../data/deck';
import { pptQueries } from '../../data/ppt';
import { usePptText } from '../../text';
import { MakeButton, MakeProblem, useMake } from './make';

const none = 'none';

/** A deck of a policy that its page handed over, with the verdicts on one of the account's firms. */
export function PolicyStart({ policyId, onMade }: { policyId: string; onMade: (deck: Deck) => Promise<void> }) {
  const text = usePptText().decks;
  const search = useExternalLink('policy.search');
  if (policyId !== '') return <OfPolicy {...{ policyId, onMade }} />;
  return (
    <>
      <Text>{text.policyHint}</Text>
      {search ? <LinkButton href={search}>{text.findPolicy}</LinkButton> : null}
    </>
  );
}

function OfPolicy({ policyId, onMade }: { policyId: string; onMade: (deck: Deck) => Promise<void> }) {
  const text = usePptText().decks;
  const { api } = useFeatureHost();
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
