import type { Minutes } from './findMinutes';

/** A part of minutes under the title that a template gives it. */
export interface MinutesSection {
  part: keyof Minutes;
  title: string;
}

/** Form of minutes: which sections they have, in which order and under which titles, on the page and in documents. */
export interface MinutesTemplate {
  id: 'project' | 'official' | 'interview';
  /** What a document in this form is called. */
  document: string;
  /** What those who spoke are called. */
  people: string;
  /** Whether they are named after the text, as GB/T 9704—2012, 10.3 has it, and not before. */
  hasPeopleLast: boolean;
  sections: readonly MinutesSection[];
}

/** 项目例会, 公文会议纪要 and 访谈; the first is that of minutes for which none was chosen. */
export const minutesTemplates = [
  {
    id: 'project',
    document: '会议纪要',
    people: '与会',
    hasPeopleLast: false,
    sections: [
      { part: 'decisions', title: '决定' },
      { part: 'todos', title: '待办' },
      { part: 'chapters', title: '章节' },
    ],
  },
  {
    id: 'official',
    document: '会议纪要',
    people: '出席',
    hasPeopleLast: true,
    sections: [
      { part: 'chapters', title: '会议议题' },
      { part: 'decisions', title: '议定事项' },
      { part: 'todos', title: '落实要求' },
    ],
  },
  {
    id: 'interview',
    document: '访谈纪要',
    people: '参加访谈',
    hasPeopleLast: false,
    sections: [
      { part: 'chapters', title: '谈话内容' },
      { part: 'decisions', title: '谈定的事' },
      { part: 'todos', title: '后续事项' },
    ],
  },
] as const satisfies readonly MinutesTemplate[];

export const minutesTemplate = (id: MinutesTemplate['id']): MinutesTemplate =>
  minutesTemplates.find((template) => template.id === id) ?? minutesTemplates[0];
