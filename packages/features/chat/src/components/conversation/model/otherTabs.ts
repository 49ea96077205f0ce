const channelName = 'hc-chat';

/**
 * Tells other tabs of this browser that a conversation has a new question. It sends only the id of the conversation,
 * which only its owner can open.
 */
export function tellOtherTabs(conversationId: string): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(conversationId);
  channel.close();
}

/** Calls back when another tab sent a question to this conversation. @returns a function that stops it */
export function followOtherTabs(conversationId: string, onNews: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }) => {
    if (data === conversationId) onNews();
  };
  return () => channel.close();
}
