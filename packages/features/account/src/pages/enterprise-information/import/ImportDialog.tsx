'use client';
import type { FactSheet, ImportReport } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { readTextFile } from '@hengce/feature-parts';
import { Alert, Button, Dialog, saveFile, toast } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { factMutations } from '../../../data/facts';
import { factTemplate, formatOf } from '../../../model/factFile';
import { parts } from '../facts/FactDrawer.css';
import { useFactChange } from '../facts/useFactChange';
import { useEnterpriseInformationText } from '../text';
import { type BareUnit, ImportPreview } from './ImportPreview';
import { ImportSource } from './ImportSource';

export interface ImportDialogProps {
  sheet: FactSheet;
  /** Text to start with; empty for none. */
  initial?: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onImported?: () => void;
}

const maxBytes = 300_000;

/**
 * Dialog that imports facts in two steps: a preview of the changes, then the import. The text stays until it is
 * imported.
 */
export function ImportDialog({ sheet, initial = '', isOpen, onOpenChange, onImported }: ImportDialogProps) {
  const { api } = useFeatureHost();
  const text = useEnterpriseInformationText().enterpriseInformation;
  const { importing } = text;
  const { id: enterpriseId, name } = sheet.enterprise;
  const change = useFactChange(enterpriseId);
  const mutations = factMutations(api, enterpriseId);
  const check = useMutation(mutations.importFacts);
  const write = useMutation(mutations.importFacts);
  const [written, setWritten] = useState(initial);
  const [fileName, setFileName] = useState<string>();
  const [fileProblem, setFileProblem] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [report, setReport] = useState<ImportReport>();
  const [bareUnit, setBareUnit] = useState<BareUnit>();
  const [isUnitMissing, setUnitMissing] = useState(false);

  const take = async (file: File) => {
    setProblem(undefined);
    setFileProblem(undefined);
    if (file.size > maxBytes) return setFileProblem(importing.tooBig(String(Math.ceil(file.size / 1000))));
    try {
      setWritten(await readTextFile(file));
      setFileName(file.name);
    } catch {
      setFileProblem(importing.unreadable);
    }
  };
  const format = formatOf(written);
  const body = (dryRun: boolean, bareUnit?: BareUnit) => ({
    format,
    text: written,
    dryRun,
    ...(bareUnit && { bareUnit }),
  });
  const look = (unit = bareUnit) => {
    if (written.trim() === '') return setProblem(importing.empty);
    setProblem(undefined);
    check.mutate(body(true, unit), {
      onSuccess: setReport,
      onError: (error) => setProblem(error.fieldErrors[0]?.message ?? error.message),
    });
  };
  const chooseUnit = (unit: BareUnit) => {
    setBareUnit(unit);
    setUnitMissing(false);
    look(unit);
  };
  const bringIn = () => {
    if (report && report.bare > 0 && bareUnit === undefined) return setUnitMissing(true);
    write.mutate(body(false, bareUnit), {
      onSuccess({ imported }) {
        change();
        toast(importing.imported(imported));
        close();
        onImported?.();
      },
    });
  };
  const close = () => {
    onOpenChange(false);
    setReport(undefined);
    setWritten('');
    setFileName(undefined);
    setProblem(undefined);
    setFileProblem(undefined);
    setBareUnit(undefined);
    setUnitMissing(false);
    write.reset();
  };
  const download = () => {
    const template = factTemplate(sheet, importing.templateHead, text);
    saveFile(new Blob([template], { type: 'text/csv;charset=utf-8' }), importing.templateName(name));
  };
  return (
    <Dialog
      title={importing.title}
      size="lg"
      isOpen={isOpen}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      footer={() =>
        report ? (
          <>
            <Button onPress={() => setReport(undefined)}>{importing.back}</Button>
            {report.imported > 0 ? (
              <Button variant="primary" isPending={write.isPending} onPress={bringIn}>
                {write.isPending ? importing.importing : importing.import(report.imported)}
              </Button>
            ) : null}
          </>
        ) : (
          <Button variant="primary" isPending={check.isPending} onPress={() => look()}>
            {check.isPending ? importing.checking : importing.check}
          </Button>
        )
      }
    >
      {report ? (
        <div className={parts}>
          {write.error ? <Alert tone="danger">{text.table.notSaved(write.error.message)}</Alert> : null}
          <ImportPreview
            {...{ report, sheet, bareUnit, isUnitMissing }}
            isList={format === 'json'}
            onBareUnitChange={chooseUnit}
          />
        </div>
      ) : (
        <ImportSource
          {...{ written, fileName, fileProblem, problem }}
          onTemplate={download}
          onFile={(file) => void take(file)}
          onWrite={(value) => {
            setWritten(value);
            setFileName(undefined);
            setProblem(undefined);
          }}
        />
      )}
    </Dialog>
  );
}
