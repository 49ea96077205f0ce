import type { MessageType } from '@hengce/api';
import type { SearchStateCodec } from '@hengce/feature-kit';
import type { MessageFilter } from '../../data/messages';

export const messageTypes = [
  'deadline',
  'change',
  'publicity',
  'declaration',
  'subscription',
  'order',
  'system',
] as const satisfies readonly MessageType[];
export const messageBoxes = ['inbox', 'unread', 'archived'] as const;

export interface MessageState {
  box: (typeof messageBoxes)[number];
  /** Type of the messages shown; absent for all. */
  type: MessageType | undefined;
}

export const messageState: SearchStateCodec<MessageState> = {
  parse: (params) => ({
    box: messageBoxes.find((box) => box === params.get('box')) ?? 'inbox',
    type: messageTypes.find((type) => type === params.get('type')),
  }),
  format: ({ box, type }) => new URLSearchParams({ ...(box === 'inbox' ? {} : { box }), ...(type ? { type } : {}) }),
};

export const toFilter = ({ box, type }: MessageState): MessageFilter => ({
  ...(type ? { type } : {}),
  box: box === 'archived' ? 'archived' : 'inbox',
  unread: box === 'unread',
});
