'use client';
import type { Attachment } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { FileUpload } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { declarationMutations } from '../../data/declarations';
import { fileSize, fileTypes } from '../../model/files';
import { useDeclarationText } from './text';

export interface AttachmentsProps {
  declarationId: string;
  label: string;
  files: readonly Attachment[];
  onChange: (files: readonly Attachment[]) => void;
}

/** Files that go with a step: kept at once, shown once the step names them. */
export function Attachments({ declarationId, label, files, onChange }: AttachmentsProps) {
  const text = useDeclarationText().declaration.move;
  const { api } = useFeatureHost();
  const upload = useMutation(declarationMutations(api, declarationId).attach);
  const sending = upload.isPending ? [upload.variables] : [];
  return (
    <FileUpload
      label={label}
      description={text.fileRules}
      variant="button"
      acceptedFileTypes={fileTypes}
      isDisabled={upload.isPending}
      errorMessage={upload.error ? upload.error.message || text.uploadFailed : undefined}
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
      onSelect={([file]) => file && upload.mutate(file, { onSuccess: (added) => onChange([...files, added]) })}
    />
  );
}
