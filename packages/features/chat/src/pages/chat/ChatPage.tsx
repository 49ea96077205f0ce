'use client';
import { PageHeader } from '@hengce/ui';
import { useChatText } from '../../text';

/** 智能对话. */
export function ChatPage() {
  return <PageHeader title={useChatText().title} />;
}
