import { phrasePattern } from '../../../../platform/data';
import type { AnswerPiece } from '../../AnswerEngine';
import { factSource } from '../../sources';
import type { Asked } from '../Asked';
import { type Draft, linkTo, plain } from '../Draft';
import { factsStep } from '../steps';
import { evidencePage, ownFirm } from '../words';

const asksWhether = phrasePattern('title');
/** Whether it could become one is another question. */
const asksToBecome = phrasePattern('becoming');
/** Titles by the names of their facts; the longer first. */
const titles: readonly [RegExp, string][] = [
  [/高企|高新技术企业/, 'isHighTech'],
  [/小巨人/, 'isLittleGiant'],
  [/专精特新/, 'isSpecialisedSme'],
  [/创新型(?:中小)?企业/, 'isInnovativeSme'],
  [/科技型(?:中小)?企业|科小/, 'isTechSme'],
  [/单项冠军/, 'isChampion'],
];

/** Answers 我们是不是高新技术企业 by the fact that the firm filled in, not by the rules. @returns false where it does not apply */
export async function* answerTitles(asked: Asked, draft: Draft): AsyncGenerator<AnswerPiece, boolean, undefined> {
  const { text, firm } = asked;
  const key = titles.find(([words]) => words.test(text))?.[1];
  if (firm === null || key === undefined || !ownFirm.test(text)) return false;
  if (!asksWhether.test(text) || asksToBecome.test(text)) return false;
  const sheet = await asked.deps.enterprises.facts(asked.userId, firm.id);
  const fact = sheet.groups.flatMap(({ facts }) => facts).find((each) => each.key === key);
  if (fact === undefined) return false;
  yield factsStep(firm.name);
  const value = fact.values.find(({ isChosen }) => isChosen);
  if (value === undefined) {
    yield* draft.say(
      `**企业资料里没有填是不是${plain(fact.label)}，不能判断。**到${linkTo('企业信息', evidencePage)}填写；想知道符不符合条件，可以问“我们符合${plain(fact.label)}的条件吗”。`,
    );
    return true;
  }
  const isHeld = value.value === true;
  const proof = value.confidence === 'evidenced' ? '有佐证' : '没有佐证';
  const said = `${fact.label}：${isHeld ? '是' : '否'}（${fact.help}；${value.sourceName}，${proof}）`;
  const marker = draft.cite(factSource(firm.name, said, evidencePage), said);
  yield* draft.say(
    `**${plain(firm.name)}${isHeld ? '是' : '不是'}${plain(fact.label)}。**企业资料里写着“${plain(said)}”${marker}`,
  );
  if (isHeld) yield* draft.say('证书有效期到哪天，企业资料里没有记录，请看证书。');
  else yield* draft.say(`想知道符不符合条件，可以问“我们符合${plain(fact.label)}的条件吗”。`);
  return true;
}
