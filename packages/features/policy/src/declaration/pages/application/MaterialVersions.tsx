'use client';
import { fileSize, type MaterialSlot, type MaterialVersion } from '@hengce/api';
import { useFeatureHost, useNow } from '@hengce/feature-kit';
import { dayAndHour } from '@hengce/text';
import { Icon, IconButton, Text, toast, useSaveFile } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { materialMutations } from '../../data/declarations';
import { line, name } from './ApplicationPage.css';
import { useApplicationText } from './text';
import { useMaterialChange } from './useMaterialChange';

export interface MaterialVersionsProps {
  declarationId: string;
  slot: MaterialSlot;
  isReadOnly: boolean;
}

/** Current version of a material, and earlier ones. */
export function MaterialVersions({ declarationId, slot, isReadOnly }: MaterialVersionsProps) {
  const text = useApplicationText().application.materials;
  const [current, ...older] = slot.versions;
  if (!current) return null;
  const version = (each: MaterialVersion) => (
    <Version key={each.versionId} {...{ declarationId, isReadOnly }} version={each} />
  );
  return (
    <>
      {version(current)}
      {older.length > 0 ? (
        <details>
          <summary>
            <Text variant="meta">{text.older(older.length)}</Text>
          </summary>
          {older.map(version)}
        </details>
      ) : null}
    </>
  );
}

interface VersionProps extends Omit<MaterialVersionsProps, 'slot'> {
  version: MaterialVersion;
}

function Version({ declarationId, version, isReadOnly }: VersionProps) {
  const text = useApplicationText().application.materials;
  const { api } = useFeatureHost();
  const now = useNow();
  const save = useSaveFile();
  const mutations = materialMutations(api, declarationId);
  const down = useMutation(mutations.downloadFile);
  const remove = useMaterialChange(declarationId, mutations.removeVersion);
  const { versionId, fileName, size, uploadedAt, note } = version;
  const fetchFile = () =>
    down.mutate(versionId, {
      onSuccess: ({ blob, fileName: as }) => save(blob, as),
      onError: (error) =>
        error.kind !== 'session-expired' &&
        toast(text.downloadFailed, { tone: 'error', action: { onPress: fetchFile } }),
    });
  return (
    <div className={line}>
      <span className={name}>
        <Text variant="meta">
          {[text.version(fileName, fileSize(size), dayAndHour(uploadedAt, now)), note].filter(Boolean).join('。')}
        </Text>
      </span>
      <IconButton
        size="sm"
        label={text.downloadOf(fileName)}
        icon={<Icon icon={Download} />}
        isPending={down.isPending}
        onPress={fetchFile}
      />
      {isReadOnly ? null : (
        <IconButton
          size="sm"
          label={text.removeOf(fileName)}
          icon={<Icon icon={Trash2} />}
          isPending={remove.isPending}
          onPress={() => remove.mutate(versionId)}
        />
      )}
    </div>
  );
}
