import type { MainComponents } from '@hengce/api/contract';
import type { Chat } from '../../../assistant/runs';
import type { Declarations } from '../../../filing/declarations';
import type { Library } from '../../../library/policies';
import type { MatchService } from '../../../matching/match';
import type { RegionService } from '../../../matching/regions';
import { fieldRejection, filled } from '../../../platform/contract';
import { deckRule, type FileStore, safeFileName } from '../../../platform/file';
import type { Clock } from '../../../platform/ports';
import { type Draft, titleOf } from './Draft';
import { outlineOfBlocks } from './fromBlocks';
import { outlineOfComparison } from './fromComparison';
import { outlineOfContent } from './fromContent';
import { type MinutesOfMeeting, outlineOfMinutes } from './fromMinutes';
import { outlineOfPolicy } from './fromPolicy';
import { outlineOfPresentation } from './fromPresentation';
import { outlineOfReport } from './fromReport';
import { outlineOfText, outlineOfTopic } from './fromText';
import { readDocument, readSlides } from './readDocument';

type S = MainComponents['schemas'];

interface Dependencies {
  clock: Clock;
  files: FileStore;
  library: Library;
  matches: Pick<MatchService, 'policy' | 'report'>;
  declarations: Declarations['declarations'];
  regions: RegionService;
  answers: Chat['answers'];
  /** Reads the minutes of a meeting of the user, with its transcript. @throws Rejection 404 */
  minutesOf: (userId: string, meetingId: string) => Promise<MinutesOfMeeting>;
}

/** What decks are begun from. */
export function createStarts({
  clock,
  files,
  library,
  matches,
  declarations,
  regions,
  answers,
  minutesOf,
}: Dependencies) {
  return {
    async from(userId: string, body: S['CreateDeckBody']): Promise<Draft> {
      switch (body.kind) {
        case 'policy': {
          const policyId = given('policyId', '一项政策', body.policyId);
          const { enterpriseId } = body;
          const policy = await library.get(policyId);
          const match =
            enterpriseId === undefined
              ? null
              : await matches.policy(userId, { policyId, enterpriseId, isSupposed: true });
          return outlineOfPolicy(policy, match, clock.now());
        }
        case 'report':
          return outlineOfReport(await matches.report(userId, given('reportId', '匹配报告', body.reportId)));
        case 'declaration': {
          const id = given('declarationId', '申报', body.declarationId);
          const source = { title: '申报书', href: `/Policy/ProjectDeclaration/details/${id}` };
          const form = await declarations.form(userId, id);
          return { ...outlineOfContent(form, source), title: titleOf(`${form.title}（${form.subtitle}）`) };
        }
        case 'comparison': {
          const region = given('regions', '地区', body.regions);
          return outlineOfComparison(region, await regions.overview({}), await regions.differences({ region }));
        }
        case 'answer': {
          const answer = await answers.content(userId, given('messageId', '回答', body.messageId));
          const source = { title: '智能对话的回答', href: `/DeepSeek?c=${answer.conversationId}` };
          // Its facts say when it was asked and of which model, which nobody presents.
          const blocks = answer.content.blocks.filter(({ kind }) => kind !== 'facts');
          const draft = outlineOfContent({ ...answer.content, blocks }, source);
          return answer.isGenerated ? written(draft) : draft;
        }
        case 'minutes':
          return outlineOfMinutes(await minutesOf(userId, given('meetingId', '会议', body.meetingId)));
        case 'outline':
          return outlineOfText(filled('text', '大纲', body.text ?? ''));
        case 'topic': {
          const draft = outlineOfTopic(filled('topic', '主题', body.topic ?? ''), body.skeleton ?? '');
          if (draft === undefined) throw fieldRejection('skeleton', '请选择一份大纲模板');
          return draft;
        }
      }
    },

    /** @throws Rejection where the file cannot be read */
    async fromFile(userId: string, file: Blob): Promise<{ kind: S['DeckStartKind']; draft: Draft }> {
      const checked = await files.check(userId, file, deckRule);
      const name = safeFileName(checked.name.replace(/\.[^.]+$/, ''), '', '文档');
      return checked.kind === 'pptx'
        ? { kind: 'presentation', draft: await outlineOfPresentation(await readSlides(checked), name) }
        : { kind: 'document', draft: outlineOfBlocks(await readDocument(checked), { title: name }) };
    },
  };
}

/** @throws Rejection 400 where it is left out */
function given<T>(field: string, label: string, value: T | undefined): T {
  if (value === undefined) throw fieldRejection(field, `请选择${label}`);
  return value;
}

/** The outline of words that a model wrote: not those of a source, and every slide says so. */
const written = (draft: Draft): Draft => ({
  ...draft,
  wording: 'own',
  outline: draft.outline.map((item) => (item.level === 1 ? { ...item, isWritten: true } : item)),
});

export type Starts = ReturnType<typeof createStarts>;
