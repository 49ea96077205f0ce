'use client';
import type { Publicity } from '@hengce/api';
import { useFeatureHost, useNow } from '@hengce/feature-kit';
import { shortAmount, shortDates } from '@hengce/text';
import {
  Alert,
  Button,
  DescriptionList,
  DocumentName,
  Link,
  PageHeader,
  SampleTag,
  saveFile,
  Tag,
  toast,
  withoutSampleMark,
} from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { FactSection } from '../../../shared/components/facts/FactSection';
import { widePage } from '../../../shared/components/page.css';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { usePolicyText } from '../../../shared/text';
import { publicityMutations } from '../../data/publicity';
import { HitRow } from './HitRow';
import { OwnFirm } from './OwnFirm';
import { PublicityEntries } from './PublicityEntries';
import { box, boxRows, muted, steps, tags } from './PublicityPage.css';
import { PublicityShares } from './PublicityShares';
import { usePublicityText } from './text';

/** A publicity list: its head, the user's hits in it, and its entries. */
export function PublicityDocument({ list, isStale }: { list: Publicity; isStale: boolean }) {
  const text = usePublicityText().publicity;
  const policyWords = usePolicyText();
  const hrefs = usePolicyHrefs();
  const now = useNow();
  const { api } = useFeatureHost();
  const exporting = useMutation(publicityMutations(api).exportList);
  const { id, title, kind, from, to, issuer, docNo, objection, policy, corrects, corrections, mine, source } = list;
  const save = () =>
    exporting.mutate(id, {
      onSuccess: ({ blob, fileName }) => saveFile(blob, fileName),
      onError: () => toast(text.csvFailed, { tone: 'error', action: { onPress: save } }),
    });
  const isMine = mine.some(({ isWatched, isConfirmed }) => !isWatched && isConfirmed !== false);
  return (
    <article className={widePage}>
      <PageHeader
        isDocument
        title={list.isSample ? withoutSampleMark(title) : title}
        description={
          <span className={tags}>
            {list.isSample ? <SampleTag size="sm" /> : null}
            <Tag size="sm">{policyWords.publicityKind[kind]}</Tag>
            {shortDates(from, to, now)}
            <span className={muted}>
              {list.daysLeft === null ? text[list.state === 'ended' ? 'ended' : 'upcoming'] : text.left(list.daysLeft)}
            </span>
          </span>
        }
        actions={
          list.entryCount > 0 ? (
            <Button isPending={exporting.isPending} onPress={save}>
              {text.csv}
            </Button>
          ) : undefined
        }
      />
      {corrections.map((each) => (
        <Alert
          key={each.id}
          tone="warning"
          action={
            <Link variant="standalone" href={hrefs.publicity(each.id)}>
              {policyWords.publicityKind.correction}
            </Link>
          }
        >
          {text.corrected(withoutSampleMark(each.title))}
        </Alert>
      ))}
      {mine.length === 0 ? null : (
        <section className={box} aria-label={text.mine}>
          <ul className={boxRows}>
            {mine.map((hit) => (
              <li key={hit.id}>
                <HitRow hit={hit} isInList />
              </li>
            ))}
          </ul>
          {isMine ? (
            <>
              <strong>{text.next}</strong>
              <ol className={steps}>
                {text.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </>
          ) : null}
        </section>
      )}
      {list.entryCount > 0 ? <OwnFirm list={list} /> : null}
      <DescriptionList
        columns={2}
        items={[
          { label: text.issuer, value: issuer },
          { label: text.docNo, value: docNo },
          { label: text.objection, value: objection },
          {
            label: text.policy,
            value: policy ? (
              <Link variant="document" href={hrefs.detail(policy.id)}>
                <DocumentName>{policy.title}</DocumentName>
              </Link>
            ) : null,
          },
          { label: text.total, value: list.entryCount > 0 ? text.count(list.entryCount) : null },
          { label: text.amount, value: list.amountFen === null ? null : shortAmount(list.amountFen) },
        ]}
      />
      {corrects ? (
        <p className={muted}>
          <Link variant="standalone" href={hrefs.publicity(corrects.id)}>
            {text.corrects(withoutSampleMark(corrects.title))}
          </Link>
        </p>
      ) : null}
      {list.entryCount > 0 ? (
        <>
          <PublicityEntries list={list} isStale={isStale} />
          <PublicityShares list={list} />
        </>
      ) : null}
      <FactSection title={text.source}>
        <p>{source.name}</p>
        {source.url === null ? null : (
          <Link href={source.url} isExternal variant="standalone">
            {text.official}
          </Link>
        )}
        <p className={muted}>{list.isSample ? text.sampleNote : text.disclaimer}</p>
      </FactSection>
    </article>
  );
}
