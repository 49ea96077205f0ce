'use client';
import { type NavigateOptions, useFeatureHost } from '@hengce/feature-kit';
import type { Autosave } from '@hengce/feature-parts';
import { Alert, Button } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  documentKey,
  type ProofreadingDocument,
  type ProofreadingVersion,
  proofreadingMutations,
} from '../../../data/proofreading';
import { useProofreadingText } from '../../../text';
import { strip } from '../TextCorrectionPage.css';
import type { TextCorrectionState } from '../textCorrectionState';
import { unsavedKey } from './useUnsaved';

export interface WarningsProps {
  version: ProofreadingVersion;
  /** The text as it is here. */
  written: string;
  autosave: Autosave;
  onChange: (patch: Partial<TextCorrectionState>, options?: NavigateOptions) => void;
  /** Replaces the local state with the server's. */
  onReload: () => void;
}

/** Warnings about unread parts of the file, and about unsaved work. */
export function Warnings(props: WarningsProps) {
  const { version, autosave } = props;
  const text = useProofreadingText();
  const { saving, why } = autosave;
  return (
    <>
      {version.notes.length > 0 ? (
        <div className={strip}>
          <Alert>{text.notes(version.notes)}</Alert>
        </div>
      ) : null}
      {saving === 'conflict' ? (
        <div className={strip}>
          <Conflict {...props} />
        </div>
      ) : null}
      {saving === 'failed' ? (
        <div className={strip}>
          <Alert tone="warning">{text.open.notSaved}</Alert>
        </div>
      ) : null}
      {saving === 'refused' ? (
        <div className={strip}>
          <Alert tone="danger">{text.open.refused(why ?? '')}</Alert>
        </div>
      ) : null}
    </>
  );
}

/** Another page saved something else: its state is taken, or what is written here becomes a version of its own. */
function Conflict({ version, written, onChange, onReload }: WarningsProps) {
  const text = useProofreadingText().open;
  const { api, drafts } = useFeatureHost();
  const client = useQueryClient();
  const add = useMutation(proofreadingMutations(api).addVersion);
  const { documentId, format } = version;
  const open = async (made: ProofreadingDocument) => {
    await drafts?.write(unsavedKey(version), null);
    await client.invalidateQueries({ queryKey: documentKey(documentId) });
    onChange({ version: made.version });
  };
  return (
    <Alert
      tone="warning"
      action={
        <>
          <Button
            size="sm"
            isPending={add.isPending}
            onPress={() => add.mutate({ documentId, text: written }, { onSuccess: (made) => void open(made) })}
          >
            {format === 'docx' ? text.saveAsText : text.saveAs}
          </Button>
          <Button size="sm" onPress={onReload}>
            {text.reload}
          </Button>
        </>
      }
    >
      {text.conflict}
      {add.isError ? `。${add.error.kind === 'rejected' ? add.error.message : text.saveAsFailed}` : ''}
    </Alert>
  );
}
