'use client';
import { acceptedTypes, type MaterialSlot, uploadRules } from '@hengce/api';
import type { Uploads } from '@hengce/feature-parts';
import { FileUpload } from '@hengce/ui';
import { useApplicationText } from '../text';
import type { MaterialTarget } from './useMaterialUploads';

export interface MaterialUploadProps {
  slot: MaterialSlot;
  uploads: Uploads<MaterialTarget>;
  /** Number of files that it still takes. */
  room: number;
  onSelect: (chosen: File[]) => void;
}

/** Upload field for the files of a material, with the number that it takes and the progress of each. */
export function MaterialUpload({ slot, uploads, room, onSelect }: MaterialUploadProps) {
  const text = useApplicationText().application.materials;
  const { name, files, maxFiles } = slot;
  const most = maxFiles === 1 ? text.onlyOne : files.length > 0 ? text.most(files.length, maxFiles) : undefined;
  return (
    <FileUpload
      label={text.upload(name)}
      {...(room > 0 || uploads.underway > 0 ? most && { description: most } : { description: text.full(maxFiles) })}
      variant="button"
      allowsMultiple={maxFiles > 1}
      acceptedFileTypes={acceptedTypes(uploadRules.MaterialFile)}
      isDisabled={room === 0}
      files={uploads.files}
      onRemove={uploads.remove}
      onRetry={uploads.retry}
      onSelect={onSelect}
    />
  );
}
