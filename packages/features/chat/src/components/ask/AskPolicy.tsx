'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { useDraft } from '@hengce/feature-parts';
import { Composer, Icon, MenuChip } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { FileSearch, MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { chatQueries } from '../../data/chat';
import { useChatHrefs } from '../../hrefs';
import { useChatText } from '../../text';
import { AttachButton, AttachmentDrafts } from '../conversation/Attachments';
import { useConversation } from '../conversation/model/useConversation';
import { ThinkingChip } from '../conversation/turn/ThinkingChip';
import { useAttachments } from '../conversation/useAttachments';

const scene = 'policy';
const wholeLibrary = { usesPolicies: true, knowledgeBaseIds: [], documentIds: [], policyIds: [] };
const modes = ['ask', 'search'] as const;
const icons = { ask: MessageSquareText, search: FileSearch };

/**
 * Question field 问政策 for pages outside conversations: it asks the whole library and goes to the conversation, or
 * only searches and goes to the results.
 */
export function AskPolicy() {
  const { ask: text, composer } = useChatText();
  const { api, links, navigate } = useFeatureHost();
  const hrefs = useChatHrefs();
  const status = useQuery(chatQueries(api).status(scene)).data;
  const model = useConversation({
    scene,
    conversationId: undefined,
    onConversation: (id) => navigate(hrefs.to('policyAssistant', new URLSearchParams({ c: id }).toString())),
  });
  const { text: words, setText: setWords, sent: draftSent } = useDraft('chat:ask');
  const attachments = useAttachments();
  const [chosen, setChosen] = useState<(typeof modes)[number]>('ask');
  const [isDeepThinking, setDeepThinking] = useState(false);
  const search = links?.['policy.search'];
  const mode = search ? chosen : 'ask';
  const isAsking = mode === 'ask';

  const ask = async (question: string) => {
    if (!attachments.mayGo()) return;
    let forget: (() => void) | undefined;
    const isOnItsWay = await model.send(
      {
        text: question,
        quote: null,
        attachments: attachments.ready,
        scope: wholeLibrary,
        isDeepThinking,
        allowsGeneral: false,
      },
      { onStarted: () => forget?.() },
    );
    // What could not be sent stays where it was written.
    if (isOnItsWay) forget = draftSent();
  };
  const submit = (sent: string) => {
    const question = sent.trim();
    if (isAsking) return void ask(question);
    const href = search?.({ query: new URLSearchParams({ q: question }).toString() });
    if (!href) return;
    draftSent()();
    navigate(href);
  };
  return (
    <>
      {isAsking ? <AttachmentDrafts attachments={attachments} /> : null}
      <Composer
        variant="inline"
        label={text.modes[mode]}
        placeholder={text.placeholders[mode]}
        value={words}
        onChange={setWords}
        onSubmit={submit}
        state={model.isOpening ? 'sending' : 'idle'}
        note={isAsking && status?.remaining === 0 ? composer.remaining(0) : undefined}
        scope={
          search ? (
            <MenuChip
              isOn
              icon={<Icon icon={icons[mode]} size="sm" />}
              items={modes.map((id) => ({ id, label: text.modes[id] }))}
              selectedKey={mode}
              onSelectionChange={([id]) => setChosen(modes.find((each) => each === id) ?? mode)}
            >
              {text.modes[mode]}
            </MenuChip>
          ) : undefined
        }
        actions={
          isAsking ? (
            <>
              {status?.canThink ? <ThinkingChip isOn={isDeepThinking} onChange={setDeepThinking} /> : null}
              <AttachButton attachments={attachments} />
            </>
          ) : undefined
        }
      />
    </>
  );
}
