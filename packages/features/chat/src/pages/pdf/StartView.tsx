'use client';
import { acceptedTypes, fileSize, uploadRules } from '@hengce/api';
import { type NavigateOptions, useFeatureHost, useNow } from '@hengce/feature-kit';
import { QueryBody, useOneUpload } from '@hengce/feature-parts';
import { shortDay } from '@hengce/text';
import { FileUpload, Icon, ListRow, PageHeader, Pagination, Select, Skeleton, StateView } from '@hengce/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { chatQueries } from '../../data/chat';
import { attachmentsBase, documentsPageSize, pdfQueries, uploadAttachment } from '../../data/pdf';
import { useChatHrefs } from '../../hrefs';
import { useChatText } from '../../text';
import { head, list, page, section, sectionTitle } from './PdfPage.css';
import { type PdfState, pdfState } from './pdfState';

interface StartViewProps {
  state: PdfState;
  onChange: (patch: Partial<PdfState>, options?: NavigateOptions) => void;
}

/** Rule of uploads here, PDFs only; other kinds of the contract's rule are for the knowledge base. */
const rule = { ...uploadRules.KnowledgeFile, accepts: ['pdf'] as const };

/** Start of PDF问答: upload a PDF, or choose one of the account's. */
export function StartView({ state, onChange }: StartViewProps) {
  const text = useChatText().pdfPage;
  const hrefs = useChatHrefs();
  const now = useNow();
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const upload = useOneUpload({
    rule,
    problems: text.problems,
    failed: text.uploadFailed,
    async send(file) {
      const { id } = await uploadAttachment(api, file);
      void client.invalidateQueries({ queryKey: chatQueries(api).knowledgeBases().queryKey });
      onChange({ document: id, page: 1 });
    },
  });

  const baseId = state.base || attachmentsBase;
  const bases = useQuery(chatQueries(api).knowledgeBases());
  const documents = useQuery(pdfQueries(api).documents(baseId, state.pageNum));
  const { rows = [], total = 0 } = documents.data ?? {};
  const own = bases.data?.rows.filter(({ kind }) => kind === 'own') ?? [];
  const hrefOf = (patch: Partial<PdfState>) => hrefs.to('pdf', pdfState.format({ ...state, ...patch }).toString());
  return (
    <div className={page}>
      <PageHeader title={text.title} description={text.description} />
      <FileUpload
        label={text.upload}
        description={text.uploadRule}
        acceptedFileTypes={acceptedTypes(rule)}
        {...upload}
      />
      <section className={section} aria-label={text.recent}>
        <div className={head}>
          <h2 className={sectionTitle}>{text.recent}</h2>
          {own.length > 0 ? (
            <Select
              label={text.base}
              variant="quiet"
              selectedKey={baseId}
              items={[
                { id: attachmentsBase, label: text.attachments },
                ...own.map(({ id, name }) => ({ id, label: name })),
              ]}
              onSelectionChange={(id) =>
                onChange({ base: id === attachmentsBase ? '' : id, pageNum: 1 }, { replace: true })
              }
            />
          ) : null}
        </div>
        <QueryBody
          query={documents}
          text={{ loading: text.listLoading, failedTitle: text.listFailed, failedKept: text.listKept }}
          skeleton={<Skeleton variant="row" lines={3} />}
          headingLevel={3}
        >
          {() =>
            rows.length === 0 ? (
              <StateView kind="empty" title={text.none} description={text.noneBody} headingLevel={3} />
            ) : (
              <ul className={list}>
                {rows.map((row) => {
                  return (
                    <li key={row.id}>
                      <ListRow
                        icon={<Icon icon={FileText} />}
                        title={row.name}
                        meta={[
                          fileSize(row.bytes),
                          ...(row.pages ? [text.pages(row.pages)] : []),
                          text.state(row),
                        ].join('，')}
                        trailing={shortDay(row.createdAt, now)}
                        href={hrefOf({ document: row.id, page: 1 })}
                      />
                    </li>
                  );
                })}
              </ul>
            )
          }
        </QueryBody>
        {total > documentsPageSize ? (
          <Pagination
            page={state.pageNum}
            pageCount={Math.ceil(total / documentsPageSize)}
            hrefFor={(pageNum) => hrefOf({ pageNum })}
          />
        ) : null}
      </section>
    </div>
  );
}
