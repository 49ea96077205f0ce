const channelName = 'hc-chat';

/** Other tabs of this browser: which conversation has a new question. No words, and ids that only their owner can open. */
export function tellOtherTabs(conversationId: string): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(conversationId);
  channel.close();
}

/** Calls back when another tab has put a question to this conversation. @returns what ends it */
export function followOtherTabs(conversationId: string, onNews: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }) => {
    if (data === conversationId) onNews();
  };
  return () => channel.close();
}
