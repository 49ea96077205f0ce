'use client';
import type { MaterialSlot, MaterialState, MaterialVersion } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { useFileDrop } from '@hengce/feature-parts';
import {
  Button,
  ConfirmDialog,
  Icon,
  IconButton,
  Menu,
  MenuTrigger,
  StatusRing,
  type StatusRingState,
  Tag,
  toast,
} from '@hengce/ui';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useDeclarationText } from '../../../components/text';
import { materialMutations } from '../../../data/declarations';
import { placeId } from '../../../model/formFields';
import { actions, line, muted, name as nameStyle, row, slotFiles } from '../ApplicationPage.css';
import { useApplicationText } from '../text';
import { MaterialDialog, type MaterialQuestion } from './MaterialDialog';
import { MaterialOffers } from './MaterialOffers';
import { MaterialUpload } from './MaterialUpload';
import { SlotFileRow } from './SlotFileRow';
import { useMaterialChange } from './useMaterialChange';
import { useMaterialUploads } from './useMaterialUploads';

const rings: Readonly<Record<MaterialState, StatusRingState>> = {
  missing: 'unknown',
  uploaded: 'unknown',
  checking: 'unknown',
  ok: 'met',
  rejected: 'unknown',
  expired: 'unknown',
  notApplicable: 'met',
};

/** States of a material that are red once submitting was tried. */
const lacking: readonly MaterialState[] = ['missing', 'rejected', 'expired'];

export interface MaterialRowProps {
  declarationId: string;
  slot: MaterialSlot;
  isReadOnly: boolean;
  /** Whether submitting was tried: from then on what is missing is red. */
  isTried: boolean;
}

/**
 * Row of a material (材料项): its files and their verdict, uploads as many as it still takes, files of the 材料库, and
 * marking it 不适用.
 */
export function MaterialRow({ declarationId, slot, isReadOnly, isTried }: MaterialRowProps) {
  const text = useApplicationText().application.materials;
  const { comma } = useDeclarationText().declaration;
  const { api } = useFeatureHost();
  const mutations = materialMutations(api, declarationId);
  const uploads = useMaterialUploads(declarationId, slot);
  const judge = useMaterialChange(declarationId, mutations.judge);
  // Its own: what is said in the dialog is not lost while an earlier verdict is still on its way.
  const answer = useMaterialChange(declarationId, mutations.judge);
  const removeSlot = useMaterialChange(declarationId, mutations.removeSlot);
  const remove = useRemoval(declarationId);
  const [question, setQuestion] = useState<Exclude<MaterialQuestion, 'expiry'>>();
  const [isRemoving, setRemoving] = useState(false);
  const { specId, name, state, stateName, isRequired, isOwn, reason, files, maxFiles } = slot;
  const isMade = slot.isForm === true && state === 'missing';
  const ring = isMade ? 'met' : isTried && isRequired && lacking.includes(state) ? 'unmet' : rings[state];
  // The verdict that a reviewer is asked for stands in the open; one that was given is changed in the menu of the file.
  const awaitsVerdict = !isReadOnly && files.some((file) => file.state === 'uploaded' || file.state === 'checking');
  const isExempt = state === 'notApplicable';
  const exempt = () => (isExempt ? judge.mutate({ specId, verdict: 'checking' }) : setQuestion('notApplicable'));
  const exemption = isExempt ? text.applies : text.notApplicable;
  const room = Math.max(0, maxFiles - files.length - uploads.underway);
  const add = (chosen: File[]) => {
    uploads.add(chosen.slice(0, room), {});
    uploads.refuse(chosen.slice(room), text.tooMany(maxFiles));
  };
  const { isOver, handlers } = useFileDrop(isReadOnly ? undefined : add);
  return (
    <li id={placeId('material', specId)} className={row} data-over={isOver || undefined} {...handlers}>
      <div className={line}>
        <StatusRing state={ring} />
        <span className={nameStyle}>{name}</span>
        {isRequired && !isMade ? <Tag size="sm">{text.required}</Tag> : null}
        {isOwn ? <Tag size="sm">{text.own}</Tag> : null}
        <span className={muted}>
          {isOver ? text.drop : [files.length > 1 && text.count(files.length), stateName].filter(Boolean).join(comma)}
        </span>
        {isReadOnly || (files.length === 0 && !isOwn) ? null : (
          <MenuTrigger>
            <IconButton size="sm" label={text.actions(name)} icon={<Icon icon={Ellipsis} />} />
            <Menu
              onAction={(id) => {
                if (id === 'exempt') exempt();
                if (id === 'remove' && files.length > 0) setRemoving(true);
                else if (id === 'remove') removeSlot.mutate(specId);
              }}
              items={[
                ...(files.length > 0 ? [{ id: 'exempt', label: exemption }] : []),
                ...(isOwn ? [{ id: 'remove', label: text.removeSlot }] : []),
              ]}
            />
          </MenuTrigger>
        )}
      </div>
      {reason ? <p className={muted}>{text.notApplicableReason(reason)}</p> : null}
      {isMade ? <p className={muted}>{text.madeHere}</p> : null}
      {files.length > 0 ? (
        <ul className={slotFiles} aria-label={text.files(name)}>
          {files.map((file) => (
            <SlotFileRow
              key={file.slotFileId}
              {...{ declarationId, slot, file, isReadOnly }}
              onReplace={(chosen) => uploads.add([chosen], { replaces: file.slotFileId })}
              onRemove={remove}
            />
          ))}
        </ul>
      ) : null}
      {awaitsVerdict ? (
        <div className={actions}>
          <Button
            size="sm"
            aria-label={`${name}${comma}${files.length > 1 ? text.judgeAll : text.judge}`}
            isPending={judge.isPending}
            onPress={() => judge.mutate({ specId, verdict: 'ok' })}
          >
            {files.length > 1 ? text.judgeAll : text.judge}
          </Button>
          {files.length > 1 ? null : (
            <Button size="sm" aria-label={`${name}${comma}${text.reject}`} onPress={() => setQuestion('reject')}>
              {text.reject}
            </Button>
          )}
        </div>
      ) : null}
      {isReadOnly ? null : (
        <>
          {room > 0 ? <MaterialOffers declarationId={declarationId} slot={slot} /> : null}
          <MaterialUpload slot={slot} uploads={uploads} room={room} onSelect={add} />
          {files.length > 0 || isMade ? null : (
            <div className={actions}>
              <Button size="sm" aria-label={`${name}${comma}${exemption}`} onPress={exempt}>
                {exemption}
              </Button>
            </div>
          )}
        </>
      )}
      {question ? (
        <MaterialDialog
          question={question}
          name={name}
          reason={reason}
          isPending={answer.isPending}
          onClose={() => setQuestion(undefined)}
          onSave={(said) =>
            answer.mutate({ specId, verdict: verdicts[question], ...said }, { onSuccess: () => setQuestion(undefined) })
          }
        />
      ) : null}
      <ConfirmDialog
        title={text.removeSlotTitle(name)}
        body={<p>{text.removeSlotBody(files.length)}</p>}
        confirmLabel={text.remove}
        tone="danger"
        isOpen={isRemoving}
        onOpenChange={setRemoving}
        isPending={removeSlot.isPending}
        onConfirm={() => removeSlot.mutate(specId)}
      />
    </li>
  );
}

const verdicts = { reject: 'rejected', notApplicable: 'notApplicable' } as const;

/** Function that removes versions of a file; it can be undone. */
function useRemoval(declarationId: string) {
  const text = useApplicationText().application.materials;
  const { api } = useFeatureHost();
  const change = useMaterialChange(declarationId, materialMutations(api, declarationId).removeVersions);
  return (versions: readonly MaterialVersion[]) => {
    const versionIds = versions.map(({ versionId }) => versionId);
    const action = { label: text.undo, onPress: () => change.mutate({ versionIds, isRemoved: false }) };
    change.mutate(
      { versionIds, isRemoved: true },
      { onSuccess: () => toast(text.removed(versions[0]?.fileName ?? ''), { action }) },
    );
  };
}
