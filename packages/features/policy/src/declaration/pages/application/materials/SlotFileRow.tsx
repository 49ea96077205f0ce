'use client';
import {
  acceptedTypes,
  fileSize,
  type MaterialSlot,
  type MaterialVersion,
  type SlotFile,
  uploadRules,
} from '@hengce/api';
import { useFeatureHost, useNow } from '@hengce/feature-kit';
import { chineseDate, dayAndHour } from '@hengce/text';
import { FileTrigger, Icon, IconButton, Menu, MenuTrigger, Text, toast, useSaveFile } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { Download, Ellipsis, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { materialMutations } from '../../../data/declarations';
import { fileName as fileNameStyle, line, muted, slotFile } from '../ApplicationPage.css';
import { useApplicationText } from '../text';
import { MaterialDialog } from './MaterialDialog';
import { useMaterialChange } from './useMaterialChange';

export interface SlotFileRowProps {
  declarationId: string;
  slot: MaterialSlot;
  file: SlotFile;
  isReadOnly: boolean;
  onReplace: (file: File) => void;
  /** Called with all versions of it, or an earlier one. */
  onRemove: (versions: readonly MaterialVersion[]) => void;
}

/** File of a material: its current version, what was read from it, its earlier versions and its actions. */
export function SlotFileRow({ declarationId, slot, file, isReadOnly, onReplace, onRemove }: SlotFileRowProps) {
  const text = useApplicationText().application.materials;
  const { api } = useFeatureHost();
  const judge = useMaterialChange(declarationId, materialMutations(api, declarationId).judge);
  const [question, setQuestion] = useState<'reject' | 'expiry'>();
  const { slotFileId, state, stateName, reason, reading, versions } = file;
  const [current, ...older] = versions;
  if (!current) return null;
  const { specId } = slot;
  const { fileName, expiresOn } = current;
  const isOne = slot.files.length === 1;
  // That it is there, its line says; why it was rejected, the one below.
  const note = isOne || state === 'uploaded' || reason !== null ? undefined : stateName;
  return (
    <li className={slotFile}>
      <div className={line}>
        <VersionName version={current} note={note} />
        <DownloadVersion declarationId={declarationId} version={current} />
        {isReadOnly ? null : (
          <>
            <FileTrigger
              acceptedFileTypes={acceptedTypes(uploadRules.MaterialFile)}
              onSelect={(chosen) => chosen?.[0] && onReplace(chosen[0])}
            >
              <IconButton size="sm" label={text.replaceOf(fileName)} icon={<Icon icon={RefreshCw} />} />
            </FileTrigger>
            <MenuTrigger>
              <IconButton size="sm" label={text.actions(fileName)} icon={<Icon icon={Ellipsis} />} />
              <Menu
                onAction={(id) => {
                  if (id === 'ok') judge.mutate({ specId, slotFileId, verdict: 'ok' });
                  if (id === 'reject' || id === 'expiry') setQuestion(id);
                  if (id === 'remove') onRemove(versions);
                }}
                items={[
                  ...(state === 'ok' ? [] : [{ id: 'ok', label: text.judge }]),
                  { id: 'reject', label: text.reject },
                  { id: 'expiry', label: text.setExpiry },
                  { id: 'remove', label: text.remove },
                ]}
              />
            </MenuTrigger>
          </>
        )}
      </div>
      {reason ? <p className={muted}>{text.reason(reason)}</p> : null}
      {reading ? <p className={muted}>{reading.text}</p> : null}
      {expiresOn ? <p className={muted}>{text.expires(chineseDate(expiresOn))}</p> : null}
      {older.length > 0 ? (
        <details>
          <summary>
            <Text variant="meta">{text.older(older.length)}</Text>
          </summary>
          {older.map((version) => (
            <div key={version.versionId} className={line}>
              <VersionName version={version} />
              <DownloadVersion declarationId={declarationId} version={version} />
              {isReadOnly ? null : (
                <IconButton
                  size="sm"
                  label={text.removeOf(version.fileName)}
                  icon={<Icon icon={Trash2} />}
                  onPress={() => onRemove([version])}
                />
              )}
            </div>
          ))}
        </details>
      ) : null}
      {question ? (
        <MaterialDialog
          question={question}
          name={isOne ? slot.name : fileName}
          reason={reason}
          expiresOn={expiresOn}
          isPending={judge.isPending}
          onClose={() => setQuestion(undefined)}
          onSave={(said) =>
            judge.mutate(
              { specId, slotFileId, ...(question === 'reject' && { verdict: 'rejected' }), ...said },
              { onSuccess: () => setQuestion(undefined) },
            )
          }
        />
      ) : null}
    </li>
  );
}

function VersionName({ version, note }: { version: MaterialVersion; note?: string | undefined }) {
  const text = useApplicationText().application.materials;
  const now = useNow();
  const { fileName, size, uploadedAt } = version;
  return (
    <span className={fileNameStyle}>
      {fileName}
      <Text variant="meta">
        {[text.version(fileSize(size), dayAndHour(uploadedAt, now)), version.note, note].filter(Boolean).join('。')}
      </Text>
    </span>
  );
}

function DownloadVersion({ declarationId, version }: { declarationId: string; version: MaterialVersion }) {
  const text = useApplicationText().application.materials;
  const { api } = useFeatureHost();
  const save = useSaveFile();
  const down = useMutation(materialMutations(api, declarationId).downloadFile);
  const fetchFile = () =>
    down.mutate(version.versionId, {
      onSuccess: ({ blob, fileName: as }) => save(blob, as),
      onError: (error) =>
        error.kind !== 'session-expired' &&
        toast(text.downloadFailed, { tone: 'error', action: { onPress: fetchFile } }),
    });
  return (
    <IconButton
      size="sm"
      label={text.downloadOf(version.fileName)}
      icon={<Icon icon={Download} />}
      isPending={down.isPending}
      onPress={fetchFile}
    />
  );
}
