'use client';
import { acceptedTypes, fileSize, type MaterialSlot, type MaterialState, uploadRules } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { chineseDate } from '@hengce/text';
import {
  Button,
  FileUpload,
  Icon,
  IconButton,
  Menu,
  MenuTrigger,
  StatusRing,
  type StatusRingState,
  Tag,
} from '@hengce/ui';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useDeclarationText } from '../../components/text';
import { useFileCheck } from '../../components/useFileCheck';
import { materialMutations } from '../../data/declarations';
import { placeId } from '../../model/formFields';
import { actions, line, muted, name as nameStyle, row } from './ApplicationPage.css';
import { MaterialDialog, type MaterialQuestion } from './MaterialDialog';
import { MaterialVersions } from './MaterialVersions';
import { useApplicationText } from './text';
import { useMaterialChange } from './useMaterialChange';

const rings: Readonly<Record<MaterialState, StatusRingState>> = {
  missing: 'unknown',
  uploaded: 'unknown',
  checking: 'unknown',
  ok: 'met',
  rejected: 'unknown',
  expired: 'unknown',
  notApplicable: 'met',
};

/** Red once it was tried to submit. */
const lacking: readonly MaterialState[] = ['missing', 'rejected', 'expired'];

/** The day alone says nothing of what is in it. */
const verdicts = {
  reject: { verdict: 'rejected' },
  notApplicable: { verdict: 'notApplicable' },
  expiry: {},
} as const;

export interface MaterialRowProps {
  declarationId: string;
  slot: MaterialSlot;
  isReadOnly: boolean;
  isTried: boolean;
}

/** A material (材料项): its file and verdict, and the ways to fill it: an upload, or a file of the 材料库. */
export function MaterialRow({ declarationId, slot, isReadOnly, isTried }: MaterialRowProps) {
  const text = useApplicationText().application.materials;
  const { files: words, comma } = useDeclarationText().declaration;
  const { api } = useFeatureHost();
  const mutations = materialMutations(api, declarationId);
  const upload = useMaterialChange(declarationId, mutations.upload, true);
  const reuse = useMaterialChange(declarationId, mutations.reuse);
  const judge = useMaterialChange(declarationId, mutations.judge);
  // Its own: what is said in the dialog is not lost while an earlier verdict is still on its way.
  const answer = useMaterialChange(declarationId, mutations.judge);
  const removeSlot = useMaterialChange(declarationId, mutations.removeSlot);
  const { problem, check } = useFileCheck();
  const [question, setQuestion] = useState<MaterialQuestion>();
  const { specId, name, state, stateName, isRequired, isOwn, reason, exportName, versions, offers } = slot;
  const isMade = slot.isForm === true && state === 'missing';
  const ring = isMade ? 'met' : isTried && isRequired && lacking.includes(state) ? 'unmet' : rings[state];
  const current = versions.find(({ isCurrent }) => isCurrent);
  // The verdict that a reviewer is asked for stands in the open; one that was given is changed in the menu.
  const awaitsVerdict = !isReadOnly && current !== undefined && (state === 'uploaded' || state === 'checking');
  const sending = upload.isPending ? upload.variables.file : undefined;
  const isExempt = state === 'notApplicable';
  const exemption = { id: 'exempt', label: isExempt ? text.applies : text.notApplicable };
  const exempt = () => (isExempt ? judge.mutate({ specId, verdict: 'checking' }) : setQuestion('notApplicable'));
  const choose = (chosen: File[]) => {
    const file = check(chosen);
    upload.reset();
    if (file) upload.mutate({ specId, file });
  };
  return (
    <li id={placeId('material', specId)} className={row}>
      <div className={line}>
        <StatusRing state={ring} />
        <span className={nameStyle}>{name}</span>
        {isRequired && !isMade ? <Tag size="sm">{text.required}</Tag> : null}
        {isOwn ? <Tag size="sm">{text.own}</Tag> : null}
        <span className={muted}>{stateName}</span>
        {isReadOnly || (!current && !isOwn) ? null : (
          <MenuTrigger>
            <IconButton size="sm" label={text.actions(name)} icon={<Icon icon={Ellipsis} />} />
            <Menu
              onAction={(id) => {
                if (id === 'ok') judge.mutate({ specId, verdict: 'ok' });
                if (id === 'reject' || id === 'expiry') setQuestion(id);
                if (id === exemption.id) exempt();
                if (id === 'remove') removeSlot.mutate(specId);
              }}
              items={[
                ...(current && !awaitsVerdict
                  ? [
                      { id: 'ok', label: text.judge },
                      { id: 'reject', label: text.reject },
                    ]
                  : []),
                ...(current ? [{ id: 'expiry', label: text.setExpiry }] : []),
                ...(current ? [exemption] : []),
                ...(isOwn ? [{ id: 'remove', label: text.removeSlot }] : []),
              ]}
            />
          </MenuTrigger>
        )}
      </div>
      {reason ? <p className={muted}>{isExempt ? text.notApplicableReason(reason) : text.reason(reason)}</p> : null}
      <MaterialVersions declarationId={declarationId} slot={slot} isReadOnly={isReadOnly} />
      {current?.expiresOn ? <p className={muted}>{text.expires(chineseDate(current.expiresOn))}</p> : null}
      {slot.reading && current ? <p className={muted}>{slot.reading.text}</p> : null}
      {isMade ? <p className={muted}>{text.madeHere}</p> : null}
      {exportName ? <p className={muted}>{text.exportName(exportName)}</p> : null}
      {awaitsVerdict ? (
        <div className={actions}>
          <Button
            size="sm"
            aria-label={`${name}${comma}${text.judge}`}
            isPending={judge.isPending}
            onPress={() => judge.mutate({ specId, verdict: 'ok' })}
          >
            {text.judge}
          </Button>
          <Button size="sm" aria-label={`${name}${comma}${text.reject}`} onPress={() => setQuestion('reject')}>
            {text.reject}
          </Button>
        </div>
      ) : null}
      {isReadOnly ? null : (
        <>
          {offers.length > 0 ? (
            <>
              <p className={muted}>{text.offers}</p>
              {offers.map((offer) => (
                <div key={offer.evidenceId} className={line}>
                  <span className={nameStyle}>{offer.fileName}</span>
                  {offer.usedIn[0] ? <span className={muted}>{text.usedIn(offer.usedIn[0])}</span> : null}
                  <Button
                    size="sm"
                    aria-label={text.takeOf(offer.fileName)}
                    isPending={reuse.isPending && reuse.variables.evidenceId === offer.evidenceId}
                    onPress={() => reuse.mutate({ specId, evidenceId: offer.evidenceId })}
                  >
                    {text.use}
                  </Button>
                </div>
              ))}
            </>
          ) : null}
          <FileUpload
            label={text.upload(name)}
            description={words.rules}
            variant="button"
            acceptedFileTypes={acceptedTypes(uploadRules.MaterialFile)}
            isDisabled={upload.isPending}
            errorMessage={
              problem ?? (upload.error ? (upload.error.fieldErrors[0]?.message ?? upload.error.message) : undefined)
            }
            files={
              sending ? [{ id: specId, name: sending.name, state: 'uploading', meta: fileSize(sending.size) }] : []
            }
            onSelect={choose}
          />
          {current || isMade ? null : (
            <div className={actions}>
              <Button size="sm" aria-label={`${name}${comma}${exemption.label}`} onPress={exempt}>
                {exemption.label}
              </Button>
            </div>
          )}
        </>
      )}
      {question ? (
        <MaterialDialog
          question={question}
          slot={slot}
          isPending={answer.isPending}
          onClose={() => setQuestion(undefined)}
          onSave={(said) =>
            answer.mutate({ specId, ...verdicts[question], ...said }, { onSuccess: () => setQuestion(undefined) })
          }
        />
      ) : null}
    </li>
  );
}
