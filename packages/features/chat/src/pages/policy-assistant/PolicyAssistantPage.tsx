'use client';
import { type ChatQuote, type ChatScope, call, type Policy } from '@hengce/api';
import { hasOnlyFailed, mainKey, useExternalLink, useFeatureHost, useSearchState } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { Link, Skeleton, SkeletonDelay } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ChatWorkspace } from '../../components/workspace/ChatWorkspace';
import { Welcome } from '../../components/workspace/Welcome';
import { workspaceState } from '../../components/workspace/workspaceState';
import { chatRoutes } from '../../routes';
import { useChatText } from '../../text';

/**
 * 政策问答 (Policy/PolicyAssistant): questions about one policy, or one of its clauses; without one, about the whole
 * library.
 */
export function PolicyAssistantPage() {
  const text = useChatText();
  const scene = text.scenes.policy;
  const { api } = useFeatureHost();
  const [{ c, q, policy: policyId, clause }, setState] = useSearchState(workspaceState);
  const href = useExternalLink('policy.detail', { policyId });
  const policy = useQuery({
    // The same question as the policy pages ask: the answer is shared.
    queryKey: mainKey('getPolicy', policyId),
    queryFn: ({ signal }) =>
      call(api.main.GET('/api/v1/policy/detail/{policyId}', { params: { path: { policyId } }, signal })),
    enabled: policyId !== '',
  });
  const scope = useMemo<ChatScope>(
    () => ({ usesPolicies: true, knowledgeBaseIds: [], documentIds: [], policyIds: policyId ? [policyId] : [] }),
    [policyId],
  );
  const { data } = policy;
  const quote = useMemo<ChatQuote | null>(() => {
    const asked = clause ? data?.clauses.find(({ id }) => id === clause) : undefined;
    if (!data || !asked) return null;
    const place = asked.label ?? '';
    return { text: asked.text.slice(0, 4000), title: `${data.title} ${place}`.trim(), policyId, clauseId: asked.id };
  }, [data, clause, policyId]);

  if (policyId && hasOnlyFailed(policy)) return <QueryFailure query={policy} title={text.policyPage.failed} />;
  if (policyId && !data)
    return (
      <SkeletonDelay isLoading skeleton={<Skeleton variant="text" lines={6} />} label={text.policyPage.loading}>
        {null}
      </SkeletonDelay>
    );
  return (
    <ChatWorkspace
      key={policyId}
      scene="policy"
      title={chatRoutes.policyAssistant.title}
      conversationId={c || undefined}
      onConversation={(id) => setState({ c: id ?? '', q: '', clause: '' }, { replace: id !== undefined && c === '' })}
      scope={scope}
      placeholder={data ? text.policyPage.ask(data.title) : text.policyPage.library}
      initialQuote={quote}
      {...(q ? { initialText: q } : {})}
      welcome={(ask) =>
        data ? (
          <Welcome title={data.title} words={scene.intro} questions={questionsOf(data, scene.examples)} onAsk={ask}>
            {href ? (
              <Link variant="standalone" href={href}>
                {text.policyPage.open}
              </Link>
            ) : null}
          </Welcome>
        ) : (
          <Welcome
            title={text.policyPage.library}
            words={text.policyPage.libraryWords}
            questions={text.scenes.chat.examples}
            onAsk={ask}
          />
        )
      }
    />
  );
}

/** Questions that the policy's document can answer: about amounts, deadline and materials only where it has them. */
function questionsOf(
  { window, items, materials }: Pick<Policy, 'window' | 'items' | 'materials'>,
  [who = '', amount = '', deadline = '', paper = '']: readonly string[],
): string[] {
  return [
    who,
    ...(items.length > 0 ? [amount] : []),
    ...(window.state !== 'none' ? [deadline] : []),
    ...(materials.length > 0 ? [paper] : []),
  ];
}
