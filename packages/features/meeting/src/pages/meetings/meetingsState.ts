import type { SearchStateCodec } from '@hengce/feature-kit';

/** What the list shows: all meetings, those of one origin, or the trash. */
export const meetingViews = ['all', 'recorded', 'uploaded', 'trash'] as const;
export type MeetingView = (typeof meetingViews)[number];

export interface MeetingsState {
  /** Words of the name, or that were said; empty for all. */
  q: string;
  view: MeetingView;
  pageNum: number;
}

export const meetingsState: SearchStateCodec<MeetingsState> = {
  parse(params) {
    const pageNum = Number(params.get('pageNum'));
    return {
      q: (params.get('q') ?? '').slice(0, 100),
      view: meetingViews.find((view) => view === params.get('view')) ?? 'all',
      pageNum: Number.isInteger(pageNum) && pageNum > 1 && pageNum <= 100_000 ? pageNum : 1,
    };
  },
  format: ({ q, view, pageNum }) =>
    new URLSearchParams({
      ...(q === '' ? {} : { q }),
      ...(view === 'all' ? {} : { view }),
      ...(pageNum > 1 ? { pageNum: String(pageNum) } : {}),
    }),
};
