'use client';
import type { ChatMessage, ChatPolicyCard } from '@hengce/api';
import { useExternalLink, useNow } from '@hengce/feature-kit';
import { shortAmount, shortDate } from '@hengce/text';
import { Alert, Button, DocumentName, Icon, Link, Tag, Text } from '@hengce/ui';
import { Shield, ShieldAlert, ShieldCheck } from 'lucide-react';
import { useChatText } from '../../../text';
import { card, cardList, cardMeta, checkLine, checks, checkWords } from '../Conversation.css';
import { figuresLine, isProven } from './figuresLine';

export interface AnswerChecksProps {
  message: ChatMessage;
  isBusy: boolean;
  onRegenerate: () => void;
  /** Answers again from general knowledge, where the library has nothing; only with a model. */
  onGeneral?: () => void;
}

/**
 * Check of an answer (核对): how many figures agree with the sources, and the cited policies as they stand today.
 * Nothing where there is nothing to check or say.
 */
export function AnswerChecks({ message, isBusy, onRegenerate, onGeneral }: AnswerChecksProps) {
  const text = useChatText().answer;
  const { figures, policies = [], notices = [], finishReason } = message;
  const unproven = figures?.items.filter(({ status }) => status === 'missing').map(({ value }) => value) ?? [];
  const changed = policies.filter(({ isChanged }) => isChanged);
  const told = notices.filter(({ code }) => code !== 'embedded');
  const cut = finishReason === 'length' || finishReason === 'content_filter' ? text.cut[finishReason] : null;
  if (!figures?.total && policies.length === 0 && told.length === 0 && !cut) return null;
  return (
    <div className={checks}>
      {cut ? <Alert tone="warning">{cut}</Alert> : null}
      {told.map(({ code, message: words }) => (
        <Alert
          key={code}
          tone={code === 'notFound' ? 'warning' : 'info'}
          {...(code === 'notFound' && onGeneral
            ? {
                action: (
                  <Button size="sm" isDisabled={isBusy} onPress={onGeneral}>
                    {text.allowGeneral}
                  </Button>
                ),
              }
            : {})}
        >
          {words}
        </Alert>
      ))}
      {changed.length > 0 ? (
        <Alert
          tone="warning"
          action={
            <Button size="sm" isDisabled={isBusy} onPress={onRegenerate}>
              {text.againWithNewest}
            </Button>
          }
        >
          {text.changed}
        </Alert>
      ) : null}
      {figures && figures.total > 0 ? (
        <p className={checkLine} data-proven={unproven.length === 0 || undefined}>
          <Icon icon={isProven(figures) ? ShieldCheck : unproven.length > 0 ? ShieldAlert : Shield} size="sm" />
          <span className={checkWords}>
            {[figuresLine(figures, text), ...(unproven.length > 0 ? [text.unproven(unproven)] : [])].join('；')}
          </span>
        </p>
      ) : null}
      {policies.length > 0 ? (
        <ul className={cardList} aria-label={text.policies}>
          {policies.map((policy) => (
            <PolicyCard key={policy.id} policy={policy} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** Card of a cited policy with the library's own fields; nothing in it was written by a model. */
function PolicyCard({ policy }: { policy: ChatPolicyCard }) {
  const text = useChatText().answer;
  const now = useNow();
  const href = useExternalLink('policy.detail', { policyId: policy.id });
  const newerHref = useExternalLink('policy.detail', { policyId: policy.newerId ?? policy.id });
  const { title, docNo, status, statusLabel, daysLeft, deadline, maxAmountFen, isChanged, newerId } = policy;
  return (
    <li className={card}>
      {href ? (
        <Link variant="document" href={href}>
          <DocumentName>{title}</DocumentName>
        </Link>
      ) : (
        <Text voice="document">
          <DocumentName>{title}</DocumentName>
        </Text>
      )}
      <span className={cardMeta}>
        {docNo ? <span>{docNo}</span> : null}
        <Tag size="sm" tone={status === 'in_force' ? 'success' : isChanged ? 'warning' : 'neutral'}>
          {statusLabel}
        </Tag>
        {deadline && daysLeft != null ? (
          <span>{daysLeft < 0 ? text.closed : `${shortDate(deadline, now)}，${text.daysLeft(daysLeft)}`}</span>
        ) : null}
        {maxAmountFen ? <span>{text.most(shortAmount(maxAmountFen))}</span> : null}
        {isChanged && newerId && newerHref ? (
          <Link variant="standalone" href={newerHref}>
            {text.newer}
          </Link>
        ) : null}
      </span>
    </li>
  );
}
