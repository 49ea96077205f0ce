'use client';
import type { ChatScope } from '@hengce/api';
import { useSearchState } from '@hengce/feature-kit';
import { useMemo } from 'react';
import { chatRoutes } from '../../routes';
import { useChatText } from '../../text';
import { ChatWorkspace } from './ChatWorkspace';
import { Welcome } from './Welcome';
import { workspaceState } from './workspaceState';

export interface ScenePageProps {
  scene: 'chat' | 'assistant';
  thinksByDefault?: boolean;
}

/** Page that consists of a conversation of one scene. */
export function ScenePage({ scene, thinksByDefault = true }: ScenePageProps) {
  const text = useChatText().scenes[scene];
  const [{ c, q, kb, doc }, setState] = useSearchState(workspaceState);
  const scope = useMemo<ChatScope>(
    () => ({
      usesPolicies: kb === '' && doc === '',
      knowledgeBaseIds: kb ? [kb] : [],
      documentIds: doc ? [doc] : [],
      policyIds: [],
    }),
    [kb, doc],
  );
  return (
    <ChatWorkspace
      scene={scene}
      title={chatRoutes[scene].title}
      conversationId={c || undefined}
      onConversation={(id) =>
        setState({ c: id ?? '', q: '', kb: '', doc: '' }, { replace: id !== undefined && c === '' })
      }
      scope={scope}
      placeholder={text.placeholder}
      thinksByDefault={thinksByDefault}
      {...(q ? { initialText: q } : {})}
      welcome={(ask) => <Welcome title={text.title} words={text.intro} questions={text.examples} onAsk={ask} />}
    />
  );
}
