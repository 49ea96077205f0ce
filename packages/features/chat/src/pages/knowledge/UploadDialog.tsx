'use client';
import { acceptedTypes, uploadRules } from '@hengce/api';
import { useFeatureHost, useNow } from '@hengce/feature-kit';
import { dateInShanghai } from '@hengce/text';
import { Alert, Button, Dialog, FileUpload, Text } from '@hengce/ui';
import { useQueries } from '@tanstack/react-query';
import { pdfQueries } from '../../data/pdf';
import { stateLabelOf } from './documentState';
import { fields } from './KnowledgePage.css';
import { useKnowledgeText } from './text';
import type { KnowledgeUploads, UploadTarget } from './useKnowledgeUploads';

interface UploadDialogProps {
  uploads: KnowledgeUploads;
  target: UploadTarget;
  /** The document of which this is a new version. */
  replacedName?: string | undefined;
  isFull: boolean;
  onClose: () => void;
}

/** Dialog that uploads several files, each with progress or failure. Uploads continue when it is closed. */
export function UploadDialog({ uploads, target, replacedName, isFull, onClose }: UploadDialogProps) {
  const text = useKnowledgeText();
  const files = useFollowed(uploads.files);
  const close = () => {
    uploads.clear();
    onClose();
  };
  return (
    <Dialog
      title={replacedName === undefined ? text.upload.title : text.upload.versionTitle(replacedName)}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : close())}
      footer={() => <Button onPress={close}>{text.upload.done}</Button>}
    >
      <div className={fields}>
        {isFull ? <Alert tone="warning">{text.storage.full}</Alert> : null}
        <FileUpload
          label={text.upload.label}
          description={text.upload.rules}
          acceptedFileTypes={acceptedTypes(uploadRules.KnowledgeFile)}
          allowsMultiple={replacedName === undefined}
          files={files}
          onSelect={(chosen) => uploads.add(replacedName === undefined ? chosen : chosen.slice(0, 1), target)}
          onRetry={uploads.retry}
          onRemove={uploads.remove}
        />
        {uploads.underway > 0 ? <Text variant="meta">{text.upload.left}</Text> : null}
      </div>
    </Dialog>
  );
}

/** Files of the dialog; one that arrived shows how far it is read, until it is. */
function useFollowed(files: KnowledgeUploads['files']): KnowledgeUploads['files'] {
  const text = useKnowledgeText();
  const { api } = useFeatureHost();
  const today = dateInShanghai(useNow());
  const ids = files.flatMap(({ documentId }) => documentId ?? []);
  const documents = useQueries({ queries: ids.map((id) => pdfQueries(api).document(id)) });
  return files.map((file) => {
    const document = documents[ids.indexOf(file.documentId ?? '')]?.data;
    if (!document) return file;
    const { duplicateOf, reason, state } = document;
    if (state === 'failed')
      return { ...file, state: 'rejected', canRetry: false, message: reason ?? text.document.failed };
    const words = [
      text.upload.uploaded(stateLabelOf(document, text.document, today).words),
      ...(duplicateOf ? [text.document.duplicateOf(duplicateOf.name)] : []),
      ...(reason ? [reason] : []),
    ];
    return { ...file, message: words.join('。') };
  });
}
