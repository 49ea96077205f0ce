import type { Rule, WordRule } from '../../model/Rule';
import { aroundOf } from '../wordRule';

const sensitive: WordRule = {
  id: 'sensitive.word',
  class: 'sensitive',
  title: '自定敏感词',
  clause: '',
  severity: 'review',
  fix: 'choose',
  readsProtected: true,
  words: (options) => (options.sensitive ?? []).map(({ text }) => text),
  judge(word, from, _, options) {
    const entry = options.sensitive?.find(({ text }) => text === word);
    if (!entry) return null;
    const suggestions = entry.suggestion === undefined ? [] : [entry.suggestion];
    return { from, to: from + word.length, suggestions, reason: entry.note ?? '在自定敏感词名单里' };
  },
};

const post =
  '(?:总书记|书记|主席|总理|部长|省长|市长|区长|县长|镇长|乡长|厅长|局长|处长|科长|主任|院长|校长|所长|会长|理事长|秘书长|董事长|监事长|总经理|总裁|总监|厂长|行长)';
const postAfter = new RegExp(`^(?:同志)?[，、]?(副?${post})(?!们|等)`);
const postBefore = new RegExp(`((?:常务)?副?${post})$`);

/** Post without its beginning, 某市科技局, where the text before has it. */
function withoutHead(one: string, before: string): string {
  // One character in common is chance.
  for (let length = one.length - 1; length > 1; length--)
    if (before.endsWith(one.slice(0, length))) return one.slice(length);
  return one;
}

/** A post beside a name that the tenant's list does not give. */
const people: WordRule = {
  id: 'leader.post',
  class: 'leader',
  title: '人名与职务不符',
  clause: '',
  severity: 'review',
  fix: 'choose',
  words: (options) => (options.people ?? []).map(({ name }) => name),
  judge(name, from, { plain }, options) {
    const { before, after } = aroundOf(plain, from, name);
    const posts = options.people?.find((person) => person.name === name)?.posts ?? [];
    const [found = '', at] = [postBefore.exec(before)?.[1] ?? postAfter.exec(after)?.[1], before];
    if (found === '' || posts.length === 0) return null;
    // 副主任 ends with 主任, which is another post.
    if (posts.some((one) => one.endsWith(found) && !(one.endsWith(`副${found}`) && !found.startsWith('副'))))
      return null;
    const isBefore = at.endsWith(found);
    const start = isBefore ? from - found.length : from + name.length + after.indexOf(found);
    return {
      from: start,
      to: start + found.length,
      suggestions: posts.map((one) => withoutHead(one, plain.slice(0, start))),
      reason: `名单里${name}的职务是${posts.join('、')}`,
    };
  },
};

export const listRules: readonly Rule[] = [sensitive, people];
