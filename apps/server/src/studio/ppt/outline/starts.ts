import type { MainComponents } from '@hengce/api/contract';
import type { Library } from '../../../library/policies';
import type { MatchService } from '../../../matching/match';
import { fieldRejection, filled } from '../../../platform/contract';
import { deckRule, type FileStore, safeFileName } from '../../../platform/file';
import type { Clock } from '../../../platform/ports';
import type { Draft } from './Draft';
import { outlineOfBlocks } from './fromBlocks';
import { outlineOfPolicy } from './fromPolicy';
import { outlineOfText, outlineOfTopic } from './fromText';
import { readDocument } from './readDocument';

type S = MainComponents['schemas'];

interface Dependencies {
  clock: Clock;
  files: FileStore;
  library: Library;
  matches: Pick<MatchService, 'policy'>;
}

/** What decks are begun from. */
export function createStarts({ clock, files, library, matches }: Dependencies) {
  return {
    async from(userId: string, body: S['CreateDeckBody']): Promise<Draft> {
      switch (body.kind) {
        case 'policy': {
          const { policyId, enterpriseId } = body;
          if (policyId === undefined) throw fieldRejection('policyId', '请选择一项政策');
          const policy = await library.get(policyId);
          const match =
            enterpriseId === undefined
              ? null
              : await matches.policy(userId, { policyId, enterpriseId, isSupposed: true });
          return outlineOfPolicy(policy, match, clock.now());
        }
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
    async fromFile(userId: string, file: Blob): Promise<Draft> {
      const checked = await files.check(userId, file, deckRule);
      const name = safeFileName(checked.name.replace(/\.[^.]+$/, ''), '文档');
      return outlineOfBlocks(await readDocument(checked), name);
    },
  };
}

export type Starts = ReturnType<typeof createStarts>;
