export const userMessageStates = ['sent', 'sending', 'failed', 'edited'] as const;
export type UserMessageState = (typeof userMessageStates)[number];

export const assistantMessageStates = ['streaming', 'done', 'stopped', 'failed'] as const;
export type AssistantMessageState = (typeof assistantMessageStates)[number];
