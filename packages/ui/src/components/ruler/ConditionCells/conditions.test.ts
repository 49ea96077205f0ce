import { expect, test } from 'vitest';
import { uiText } from '../../../text';
import { conditionSentence, conditionSummary } from './conditionOptions';
import { drawConditions } from './drawConditions';

test('one cell per condition, and the sentence names only what there is', () => {
  expect(drawConditions({ met: 6, unknown: 1, unmet: 0 })).toMatchObject({ width: 40 });
  expect(conditionSentence({ met: 6, unknown: 1, unmet: 0 }, uiText)).toBe('共7项条件，6项符合，1项待确认');
  expect(conditionSentence({ met: 4, unknown: 0, unmet: 0 }, uiText)).toBe('共4项条件，4项符合');
  expect(conditionSentence({ met: 5, unknown: 2, unmet: 1 }, uiText)).toBe('共8项条件，5项符合，2项待确认，1项不符');
});
test('what fails is said before what is open', () => {
  expect(conditionSummary({ met: 5, unknown: 2, unmet: 1 }, uiText)).toBe('1项不符');
  expect(conditionSummary({ met: 5, unknown: 2, unmet: 0 }, uiText)).toBe('2项待确认');
  expect(conditionSummary({ met: 5, unknown: 0, unmet: 0 }, uiText)).toBe('条件全部符合');
  expect(conditionSummary({ met: 0, unknown: 0, unmet: 0 }, uiText)).toBe('没有列出条件');
});
