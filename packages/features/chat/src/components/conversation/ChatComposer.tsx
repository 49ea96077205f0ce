'use client';
import type { ChatQuote, ChatScene, ChatScope } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { useDraft } from '@hengce/feature-parts';
import { Button, Composer, FilterChip, Icon, IconButton, Menu, MenuChip, MenuTrigger } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { BookOpen, FileText, Library, Paperclip, Plus, Quote, SquareSlash, X } from 'lucide-react';
import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import { chatQueries } from '../../data/chat';
import { pdfQueries } from '../../data/pdf';
import { useChatText } from '../../text';
import { useHandedFile } from '../handed/useHandedFile';
import { TemplateDialog } from '../templates/TemplateDialog';
import { AttachButton, AttachmentDrafts } from './Attachments';
import { draftExtras, draftQuote, keysHint, note, phoneOnly, quoteWords, wideOnly } from './Conversation.css';
import { KeysDialog } from './KeysDialog';
import type { ConversationModel } from './model/useConversation';
import type { Question } from './model/useSend';
import { ThinkingChip } from './turn/ThinkingChip';
import { useAttachments } from './useAttachments';

export type Options = Pick<Question, 'isDeepThinking' | 'allowsGeneral' | 'scope'>;

export interface ChatComposerProps {
  scene: ChatScene;
  /** Whether a conversation is being created for the question. */
  isOpening: boolean;
  /** Whether an answer is being written. */
  isRunning: boolean;
  onSend: ConversationModel['send'];
  onStop: ConversationModel['stop'];
  /** Field, so that the caller can focus it. */
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  /** Name of the draft: the conversation, or the page where it will be created. */
  draftKey: string;
  placeholder: string;
  options: Options;
  onOptions: (patch: Partial<Options>) => void;
  quote: ChatQuote | null;
  onQuote: (quote: ChatQuote | null) => void;
  /** Initial text, such as from a link. */
  initialText?: string;
}

/** Input of a conversation: the question, its scope and its files. */
export const ChatComposer = memo(function ChatComposer(props: ChatComposerProps) {
  const { scene, isOpening, isRunning, onSend, onStop, fieldRef, draftKey, placeholder, options, onOptions } = props;
  const { quote, onQuote, initialText } = props;
  const text = useChatText().composer;
  const { api } = useFeatureHost();
  const status = useQuery(chatQueries(api).status(scene)).data;
  const { text: words, setText: setWords, sent: draftSent } = useDraft(`chat:${draftKey}`);
  const attachments = useAttachments();
  useHandedFile(scene === 'chat', (file) => attachments.add([file]));
  const fileInput = useRef<HTMLInputElement>(null);
  const [isPicking, setPicking] = useState(false);
  const [isShowingKeys, setShowingKeys] = useState(false);
  useEffect(() => {
    if (initialText) setWords(initialText);
  }, [initialText, setWords]);

  const submit = async (sent: string) => {
    if (!attachments.mayGo()) return;
    let forget: (() => void) | undefined;
    const question = { ...options, text: sent.trim(), quote, attachments: attachments.ready };
    const isOnItsWay = await onSend(question, { onStarted: () => forget?.() });
    // What could not be sent stays where it was written; what is on its way is kept until the server has it.
    if (!isOnItsWay) return;
    forget = draftSent();
    attachments.clear();
    onQuote(null);
  };
  const change = (next: string) => {
    // Full-width too, as Chinese input methods write it.
    if (words === '' && /^[/／、]$/.test(next)) return setPicking(true);
    setWords(next);
  };
  const isEmbedded = status?.model === null;
  return (
    <>
      {quote ? (
        <div className={draftExtras}>
          <div className={draftQuote}>
            <Icon icon={Quote} size="sm" />
            <span className={quoteWords}>{quote.title ? `${quote.title}：${quote.text}` : quote.text}</span>
            <IconButton size="sm" label={text.removeQuote} icon={<Icon icon={X} />} onPress={() => onQuote(null)} />
          </div>
        </div>
      ) : null}
      <AttachmentDrafts attachments={attachments} />
      <Composer
        ref={fieldRef}
        label={text.label}
        placeholder={placeholder}
        value={words}
        onChange={change}
        onSubmit={(sent) => void submit(sent)}
        onStop={() => void onStop()}
        state={isOpening ? 'sending' : isRunning ? 'streaming' : 'idle'}
        scope={<Scope scene={scene} canThink={status?.canThink ?? false} options={options} onOptions={onOptions} />}
        actions={
          <>
            <span className={wideOnly}>
              <IconButton
                label={text.templates}
                icon={<Icon icon={SquareSlash} />}
                shortcut="/"
                onPress={() => setPicking(true)}
              />
              <AttachButton attachments={attachments} inputRef={fileInput} />
            </span>
            <span className={phoneOnly}>
              <MenuTrigger>
                <IconButton label={text.add} icon={<Icon icon={Plus} />} />
                <Menu
                  placement="top end"
                  items={[
                    { id: 'templates', label: text.templates, icon: <Icon icon={SquareSlash} /> },
                    { id: 'attach', label: text.attach, icon: <Icon icon={Paperclip} /> },
                  ]}
                  onAction={(id) => (id === 'attach' ? fileInput.current?.click() : setPicking(true))}
                />
              </MenuTrigger>
            </span>
          </>
        }
        note={
          <span className={note}>
            <span>{isEmbedded ? text.embeddedNote : text.note}</span>
            {status?.remaining == null ? null : <span>{text.remaining(status.remaining)}</span>}
            <span className={keysHint}>
              <Button size="sm" variant="quiet" onPress={() => setShowingKeys(true)}>
                {text.keys}
              </Button>
            </span>
          </span>
        }
      />
      {isPicking ? (
        <TemplateDialog
          onClose={() => setPicking(false)}
          onUse={(filled) => {
            setPicking(false);
            setWords(filled);
            // After the dialog has given the focus back.
            setTimeout(() => fieldRef.current?.focus());
          }}
        />
      ) : null}
      {isShowingKeys ? <KeysDialog onClose={() => setShowingKeys(false)} /> : null}
    </>
  );
});

interface ScopeProps extends Pick<ChatComposerProps, 'scene' | 'options' | 'onOptions'> {
  canThink: boolean;
}

/** Choice of what an answer may rest on. A conversation about one document or one policy has nothing to choose here. */
function Scope({ scene, canThink, options, onOptions }: ScopeProps) {
  const text = useChatText().composer;
  const { api } = useFeatureHost();
  const bases = useQuery({ ...chatQueries(api).knowledgeBases(), enabled: scene !== 'pdf' && scene !== 'policy' }).data;
  const { scope, isDeepThinking } = options;
  const setScope = (patch: Partial<ChatScope>) => onOptions({ scope: { ...scope, ...patch } });
  const own = bases?.rows.filter(({ kind, documents }) => kind === 'own' && documents > 0) ?? [];
  const chosen = own.filter(({ id }) => scope.knowledgeBaseIds.includes(id));
  const isBound = scene === 'pdf' || scene === 'policy';
  return (
    <>
      {canThink ? (
        <ThinkingChip isOn={isDeepThinking} onChange={(isOn) => onOptions({ isDeepThinking: isOn })} />
      ) : null}
      {isBound ? null : (
        <FilterChip
          icon={<Icon icon={BookOpen} size="sm" />}
          isSelected={scope.usesPolicies}
          onChange={(usesPolicies) => setScope({ usesPolicies })}
        >
          {text.policies}
        </FilterChip>
      )}
      {isBound
        ? null
        : scope.documentIds.map((id) => (
            <DocumentChip
              key={id}
              documentId={id}
              onRemove={() => setScope({ documentIds: scope.documentIds.filter((each) => each !== id) })}
            />
          ))}
      {isBound || own.length === 0 ? null : (
        <MenuChip
          icon={<Icon icon={Library} size="sm" />}
          items={[{ id: 'bases', items: own.map(({ id, name }) => ({ id, label: name })) }]}
          selectedKeys={scope.knowledgeBaseIds}
          onSelectionChange={(knowledgeBaseIds) => setScope({ knowledgeBaseIds })}
          isOn={chosen.length > 0}
        >
          {chosen.length > 0 ? chosen.map(({ name }) => name).join('、') : text.bases}
        </MenuChip>
      )}
    </>
  );
}

/** Chip of a file that the answer is looked for in; nothing until its name is known. */
function DocumentChip({ documentId, onRemove }: { documentId: string; onRemove: () => void }) {
  const text = useChatText().composer;
  const { api } = useFeatureHost();
  const { data } = useQuery(pdfQueries(api).document(documentId));
  return data ? (
    <FilterChip icon={<Icon icon={FileText} size="sm" />} isSelected onChange={onRemove}>
      {text.onlyDocument(data.name)}
    </FilterChip>
  ) : null;
}
