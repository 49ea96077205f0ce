'use client';
import { fileSize } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { QueryBody } from '@hengce/feature-parts';
import { Alert, Button, Heading, SegmentedControl, Skeleton, Text, toast, useSaveFile } from '@hengce/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeclarationText } from '../../components/text';
import { declarationMutations, declarationQueries, type FormFormat } from '../../data/declarations';
import { placeId } from '../../model/formFields';
import {
  actions,
  fileName,
  line,
  muted,
  name,
  row,
  rows,
  section,
  sectionHead,
  slotFiles,
} from './ApplicationPage.css';
import { useApplicationText } from './text';

/** 导出: the files of the package with their names, and what is still missing. */
export function ExportPart({ declarationId }: { declarationId: string }) {
  const text = useApplicationText().application.export;
  const words = useDeclarationText().declaration;
  const { api } = useFeatureHost();
  const [format, setFormat] = useState<FormFormat>('docx');
  const plan = useQuery(declarationQueries(api).exportPlan(declarationId, format));
  const save = useSaveFile();
  const run = useMutation(declarationMutations(api, declarationId).exportZip);
  const start = () =>
    run.mutate(format, {
      onSuccess({ blob, fileName }) {
        save(blob, fileName);
        toast(text.done);
      },
      onError: (error) =>
        error.kind !== 'session-expired' && toast(text.failed, { tone: 'error', action: { onPress: start } }),
    });
  return (
    <section id={placeId('section', 'export')} className={section} aria-label={text.title}>
      <div className={sectionHead}>
        <Heading level={2}>{text.title}</Heading>
        <Text variant="meta">{text.hint}</Text>
      </div>
      <QueryBody query={plan} text={text} skeleton={<Skeleton variant="row" lines={4} />}>
        {(data) => (
          <>
            {data.missing.length > 0 ? (
              <Alert tone="warning">{text.missing(data.missing.join(words.and))}</Alert>
            ) : null}
            <ul className={rows} aria-label={text.files}>
              {data.files
                .filter(({ folder }) => folder === null)
                .map((file) => (
                  <li key={file.name} className={row}>
                    <FileLine file={file} className={name} />
                  </li>
                ))}
              {[...new Set(data.files.flatMap(({ folder }) => folder ?? []))].map((folder) => (
                <li key={folder} className={row}>
                  <span className={name}>{folder}</span>
                  <ul className={slotFiles}>
                    {data.files
                      .filter((file) => file.folder === folder)
                      .map((file) => (
                        <li key={file.name}>
                          <FileLine file={file} className={fileName} />
                        </li>
                      ))}
                  </ul>
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryBody>
      <div className={actions}>
        <SegmentedControl
          label={text.format}
          selectedKey={format}
          onSelectionChange={(id) => setFormat(id as FormFormat)}
          items={[
            { id: 'docx', label: 'Word' },
            { id: 'pdf', label: 'PDF' },
          ]}
        />
        <Button isPending={run.isPending} onPress={start}>
          {text.action}
        </Button>
      </div>
    </section>
  );
}

function FileLine({
  file: { name: title, size },
  className,
}: {
  file: { name: string; size: number | null };
  className: string;
}) {
  const text = useApplicationText().application.export;
  return (
    <div className={line}>
      <span className={className}>{title}</span>
      <span className={muted}>{size === null ? text.written : fileSize(size)}</span>
    </div>
  );
}
