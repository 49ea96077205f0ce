'use client';
import type { ChatCitation, ChatMessage } from '@hengce/api';
import { Button, Icon } from '@hengce/ui';
import { Quote } from 'lucide-react';
import { useChatText } from '../../../text';
import { nextSteps } from '../Conversation.css';

export interface NextStepsProps {
  message: ChatMessage;
  onCitation: (citation: ChatCitation) => void;
  /** Asks a suggested question; only of the last answer. */
  onAsk?: (words: string) => void;
}

/** Sources of an answer, and follow-up questions where they can be asked; nothing without either. */
export function NextSteps({ message, onCitation, onAsk }: NextStepsProps) {
  const text = useChatText().answer;
  const { citations = [], suggestions = [] } = message;
  const [first] = citations;
  const shown = onAsk ? suggestions : [];
  if (!first && shown.length === 0) return null;
  return (
    <div className={nextSteps}>
      {first ? (
        <Button size="sm" iconStart={<Icon icon={Quote} size="sm" />} onPress={() => onCitation(first)}>
          {text.sources(citations.length)}
        </Button>
      ) : null}
      {shown.map((words) => (
        <Button key={words} size="sm" onPress={() => onAsk?.(words)}>
          {words}
        </Button>
      ))}
    </div>
  );
}
