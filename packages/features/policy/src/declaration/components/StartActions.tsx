'use client';
import { mainKey, useFeatureHost } from '@hengce/feature-kit';
import { Button, LinkButton, toast } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEnterprise } from '../../shared/components/match/useEnterprise';
import { takeReply } from '../../shared/data/takeReply';
import { usePolicyHrefs } from '../../shared/hrefs';
import { usePolicyText } from '../../shared/text';
import { createDeclaration, declarationQueries } from '../data/declarations';
import { useRequestKey } from '../hooks/useRequestKey';
import { useDeclarationText } from './text';

export interface StartActionsProps {
  policyId: string;
  itemId: string;
  noticeId: string | null;
  /** Whether applications are taken today; what is begun before then is prepared (提前准备). */
  isOpen: boolean;
  /** Id of the item's declaration in progress, to continue instead of starting a second one; absent for none. */
  declarationId: string | null;
  /** Whether that declaration is filed, so that it can only be tracked. */
  isFiled?: boolean;
}

/** Buttons 预评估 and 开始申报 (提前准备 before it opens) of an item; both start a declaration, prefilled from the facts. */
export function StartActions({ policyId, itemId, noticeId, isOpen, declarationId, isFiled }: StartActionsProps) {
  const text = useDeclarationText().declaration.start;
  const { beginDeclaration } = usePolicyText();
  const { api, navigate } = useFeatureHost();
  const hrefs = usePolicyHrefs();
  const client = useQueryClient();
  const { current } = useEnterprise();
  const keyOf = useRequestKey();
  const create = useMutation(createDeclaration(api));
  const start = (to: 'projectEvaluation' | 'application') => {
    if (!current) return;
    const asked = { enterpriseId: current.id, policyId, itemId, ...(noticeId ? { noticeId } : {}) };
    create.mutate(
      { ...asked, idempotencyKey: keyOf(asked) },
      {
        async onSuccess(declaration) {
          await takeReply(client, declarationQueries(api).detail(declaration.id), declaration, [
            mainKey('listDeclarations'),
            mainKey('listApplyItems'),
            mainKey('getApplyGuide'),
          ]);
          navigate(hrefs[to](declaration.id));
        },
        onError(error) {
          if (error.kind !== 'session-expired')
            toast(text.failed(error.message), { tone: 'error', action: { onPress: () => start(to) } });
        },
      },
    );
  };
  if (declarationId)
    return (
      <>
        <LinkButton href={hrefs.projectEvaluation(declarationId)}>{text.evaluate}</LinkButton>
        <LinkButton variant="primary" href={hrefs[isFiled ? 'declaration' : 'application'](declarationId)}>
          {isFiled ? text.follow : text.go}
        </LinkButton>
      </>
    );
  return (
    <>
      <Button isDisabled={!current} isPending={create.isPending} onPress={() => start('projectEvaluation')}>
        {text.evaluate}
      </Button>
      <Button variant="primary" isDisabled={!current} isPending={create.isPending} onPress={() => start('application')}>
        {isOpen ? beginDeclaration : text.prepare}
      </Button>
    </>
  );
}
