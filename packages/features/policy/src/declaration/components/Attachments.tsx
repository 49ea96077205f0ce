'use client';
import { type Attachment, acceptedTypes, fileSize, uploadRules } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { FileUpload } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { declarationMutations } from '../data/declarations';
import { useDeclarationText } from './text';
import { useFileCheck } from './useFileCheck';

export interface AttachmentsProps {
  declarationId: string;
  label: string;
  files: readonly Attachment[];
  onChange: (files: readonly Attachment[]) => void;
}

/** Files of a step: uploaded at once, and stored with the step when that is saved. */
export function Attachments({ declarationId, label, files, onChange }: AttachmentsProps) {
  const { move: text, files: words } = useDeclarationText().declaration;
  const { problem, check } = useFileCheck();
  const { api } = useFeatureHost();
  const upload = useMutation(declarationMutations(api, declarationId).attach);
  const sending = upload.isPending ? [upload.variables] : [];
  const choose = (chosen: File[]) => {
    const file = check(chosen);
    upload.reset();
    if (file) upload.mutate(file, { onSuccess: (added) => onChange([...files, added]) });
  };
  return (
    <FileUpload
      label={label}
      description={words.rules}
      variant="button"
      acceptedFileTypes={acceptedTypes(uploadRules.MaterialFile)}
      isDisabled={upload.isPending}
      errorMessage={problem ?? (upload.error ? upload.error.message || text.uploadFailed : undefined)}
      files={[
        ...files.map(({ fileId, fileName, size }) => ({
          id: fileId,
          name: fileName,
          state: 'done' as const,
          meta: fileSize(size),
        })),
        ...sending.map(({ name, size }) => ({ id: name, name, state: 'uploading' as const, meta: fileSize(size) })),
      ]}
      onRemove={(id) => onChange(files.filter(({ fileId }) => fileId !== id))}
      onSelect={choose}
    />
  );
}
