'use client';
import type { ChatScope, ChatTemplate } from '@hengce/api';
import { useFeatureHost, useSearchState } from '@hengce/feature-kit';
import { QueryBody } from '@hengce/feature-parts';
import { Button, Skeleton } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shownTemplate } from '../../components/templates/fillTemplate';
import { TemplateDialog } from '../../components/templates/TemplateDialog';
import { ChatWorkspace } from '../../components/workspace/ChatWorkspace';
import { Welcome } from '../../components/workspace/Welcome';
import { workspaceState } from '../../components/workspace/workspaceState';
import { chatQueries } from '../../data/chat';
import { chatRoutes } from '../../routes';
import { useChatText } from '../../text';
import { card, cardText, grid } from './TemplatesPage.css';

const scope: ChatScope = { usesPolicies: true, knowledgeBaseIds: [], documentIds: [], policyIds: [] };

/** 常用任务 (aiAssistant2): choose a template, fill in its blanks, and hand the answer over. */
export function TemplatesPage() {
  const text = useChatText();
  const { api } = useFeatureHost();
  const [{ c, q }, setState] = useSearchState(workspaceState);
  const templates = useQuery(chatQueries(api).templates());
  const [chosen, setChosen] = useState<ChatTemplate>();
  const [filled, setFilled] = useState('');
  const scene = text.scenes.templates;
  return (
    <ChatWorkspace
      scene="templates"
      title={chatRoutes.templates.title}
      conversationId={c || undefined}
      onConversation={(id) => setState({ c: id ?? '', q: '' }, { replace: id !== undefined && c === '' })}
      scope={scope}
      placeholder={scene.placeholder}
      thinksByDefault={false}
      {...(filled || q ? { initialText: filled || q } : {})}
      welcome={(ask) => (
        <Welcome title={scene.title} words={scene.intro} questions={scene.examples} onAsk={ask}>
          <QueryBody
            query={templates}
            text={{ loading: text.template.title, failedTitle: text.template.loadFailed }}
            skeleton={<Bones />}
          >
            {(data) => (
              <ul className={grid}>
                {data.rows.map((template) => (
                  <li key={template.id} className={card}>
                    <Button variant="quiet" onPress={() => setChosen(template)}>
                      {template.name}
                    </Button>
                    <span className={cardText}>{shownTemplate(template.text)}</span>
                  </li>
                ))}
              </ul>
            )}
          </QueryBody>
          {chosen ? (
            <TemplateDialog
              initial={chosen}
              onClose={() => setChosen(undefined)}
              onUse={(words) => {
                setChosen(undefined);
                setFilled(words);
              }}
            />
          ) : null}
        </Welcome>
      )}
    />
  );
}

/** Placeholder as high as the templates that are shipped, so that nothing moves when they come. */
const Bones = () => (
  <div className={grid} aria-hidden="true">
    {Array.from({ length: 10 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the bones have no identity
      <Skeleton key={index} variant="block" height={98} />
    ))}
  </div>
);
