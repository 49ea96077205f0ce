'use client';
import { acceptedTypes, type Fact, type FactValue, fileSize, uploadProblem, uploadRules } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { fullMoment } from '@hengce/text';
import { Button, ConfirmDialog, FileUpload, Tag, toast } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { factMutations } from '../../../data/facts';
import { formatFact } from '../../../model/factValue';
import { useEnterpriseInformationText } from '../text';
import { EvidenceFile } from './EvidenceFile';
import { entry, line, muted, value as valueStyle } from './FactDrawer.css';
import { useFactChange } from './useFactChange';

/** One value of a fact: source, time and evidence, with buttons to choose and remove it. */
export function FactValueCard({ enterpriseId, fact, value }: { enterpriseId: string; fact: Fact; value: FactValue }) {
  const { api } = useFeatureHost();
  const text = useEnterpriseInformationText().enterpriseInformation;
  const { drawer } = text;
  const change = useFactChange(enterpriseId);
  const mutations = factMutations(api, enterpriseId);
  const choose = useMutation(mutations.choose);
  const remove = useMutation(mutations.remove);
  const upload = useMutation(mutations.upload);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { factId } = value;
  const shown = formatFact(fact.type, value.value, fact.unit, text);

  const adopt = () =>
    choose.mutate(factId, {
      onSuccess: (adopted) => change({ key: fact.key, value: adopted }),
      onError: () => toast(drawer.adoptFailed, { tone: 'error', action: { onPress: adopt } }),
    });
  const removeValue = () =>
    remove.mutate(factId, {
      onSuccess() {
        setAsking(false);
        change({ key: fact.key, removed: value });
        toast(drawer.removed);
      },
      onError() {
        setAsking(false);
        toast(drawer.removeFailed, { tone: 'error', action: { onPress: removeValue } });
      },
    });
  const take = ([file]: File[]) => {
    if (!file) return;
    const found = uploadProblem(file, uploadRules.MaterialFile);
    setProblem(found && drawer[found](file.name, fileSize(file.size)));
    upload.reset();
    if (found) return;
    upload.mutate(
      { factId, file },
      {
        onSuccess(evidenced) {
          change({ key: fact.key, value: evidenced });
          toast(drawer.uploaded);
        },
      },
    );
  };
  const message = upload.error && (upload.error.fieldErrors[0]?.message ?? upload.error.message);
  return (
    <div className={entry}>
      <span className={line}>
        <span className={valueStyle}>{shown}</span>
        {value.isChosen ? (
          <Tag tone="accent">{drawer.adopted}</Tag>
        ) : (
          <Button
            size="sm"
            aria-label={drawer.adoptOf(value.sourceName, shown)}
            isPending={choose.isPending}
            onPress={adopt}
          >
            {drawer.adopt}
          </Button>
        )}
        <Button size="sm" variant="quiet" aria-label={drawer.removeValueOf(shown)} onPress={() => setAsking(true)}>
          {drawer.removeValue}
        </Button>
      </span>
      <span className={muted}>
        {[
          value.sourceName,
          value.confidence === 'evidenced' ? text.table.evidenced : text.table.stated,
          drawer.recorded(fullMoment(value.recordedAt)),
        ].join(text.comma)}
      </span>
      {value.note ? <span className={muted}>{drawer.note(value.note)}</span> : null}
      {value.evidence ? <EvidenceFile {...{ enterpriseId, value }} /> : null}
      <FileUpload
        label={drawer.evidence}
        variant="button"
        acceptedFileTypes={acceptedTypes(uploadRules.MaterialFile)}
        isDisabled={upload.isPending}
        errorMessage={problem ?? (message ? drawer.uploadFailed(message) : undefined)}
        onSelect={take}
      />
      <ConfirmDialog
        title={drawer.removeValueTitle}
        body={drawer.removeValueBody}
        confirmLabel={drawer.removeValue}
        tone="danger"
        isOpen={isAsking}
        onOpenChange={setAsking}
        isPending={remove.isPending}
        onConfirm={removeValue}
      />
    </div>
  );
}
