'use client';
import { useFeatureHost, useNow } from '@hengce/feature-kit';
import { QueryBody } from '@hengce/feature-parts';
import { shortDay } from '@hengce/text';
import { Icon, ListRow, Pagination, Skeleton, StateView } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { documentsPageSize, proofreadingQueries } from '../../../data/proofreading';
import { useProofreadingHrefs } from '../../../hrefs';
import { useProofreadingText } from '../../../text';
import { list, section, sectionTitle } from '../TextCorrectionPage.css';
import { type TextCorrectionState, textCorrectionState } from '../textCorrectionState';

/** Documents of the account, the last edited first. */
export function RecentDocuments({ state }: { state: TextCorrectionState }) {
  const text = useProofreadingText();
  const words = text.start;
  const hrefs = useProofreadingHrefs();
  const now = useNow();
  const { api } = useFeatureHost();
  const documents = useQuery(proofreadingQueries(api).documents(state.pageNum));
  const hrefOf = (patch: Partial<TextCorrectionState>) =>
    hrefs.textCorrection(textCorrectionState.format({ ...state, ...patch }).toString());
  return (
    <section className={section} aria-label={words.recent}>
      <h2 className={sectionTitle}>{words.recent}</h2>
      <QueryBody
        query={documents}
        text={{ loading: words.loading, failedTitle: words.failedTitle, failedKept: words.failedKept }}
        skeleton={<Skeleton variant="row" lines={3} />}
        headingLevel={3}
      >
        {({ rows, total }) => (
          <>
            {rows.length === 0 ? (
              <StateView kind="empty" title={words.none} description={words.noneBody} headingLevel={3} />
            ) : (
              <ul className={list}>
                {rows.map(({ id, name, genre, version, versions, updatedAt }) => (
                  <li key={id}>
                    <ListRow
                      icon={<Icon icon={FileText} />}
                      title={name}
                      meta={words.meta(versions[0]?.characters ?? 0, version, text.genres[genre])}
                      trailing={shortDay(updatedAt, now)}
                      href={hrefOf({ document: id, version: 0, pageNum: 1 })}
                    />
                  </li>
                ))}
              </ul>
            )}
            {total > documentsPageSize ? (
              <Pagination
                page={state.pageNum}
                pageCount={Math.ceil(total / documentsPageSize)}
                hrefFor={(pageNum) => hrefOf({ pageNum })}
              />
            ) : null}
          </>
        )}
      </QueryBody>
    </section>
  );
}
