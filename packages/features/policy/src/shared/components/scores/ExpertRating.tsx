'use client';
import type { ScoreSheetItem } from '@hengce/api';
import { Select, toast } from '@hengce/ui';
import { spanKey, spanOfKey, spanText } from './points';
import { rating } from './ScoreSheetTable.css';
import { type ScoreText, useScoreText } from './text';
import { useRating } from './useRating';

const none = 'none';

/** Points that the firm expects of the experts, as a select that saves at once; without an enterprise only as text. */
export function ExpertRating({ item, enterpriseId }: { item: ScoreSheetItem; enterpriseId?: string }) {
  const text = useScoreText().scores;
  const { mutate, isPending, variables } = useRating(enterpriseId ?? '');
  const choices = choicesOf(item, text);
  const shown = isPending ? (variables?.points ?? null) : item.rating;
  const selected = shown ? spanKey(shown) : none;
  if (!enterpriseId) return <>{choices.find(({ id }) => id === selected)?.label}</>;
  const rate = (key: string) =>
    mutate(
      { enterpriseId, itemId: item.id, points: spanOfKey(key) },
      {
        onError(error) {
          if (error.kind === 'session-expired') return;
          toast(text.rateFailed(error.message), { tone: 'error', action: { onPress: () => rate(key) } });
        },
      },
    );
  return (
    <div className={rating}>
      <Select
        label={text.rateLabel(item.title)}
        isLabelHidden
        size="sm"
        items={choices}
        selectedKey={selected}
        isPending={isPending}
        onSelectionChange={rate}
      />
    </div>
  );
}

/** Choices of points: the bands that the document words; whole points where it has none. */
function choicesOf({ levels, max }: ScoreSheetItem, text: ScoreText) {
  const worded = levels.map(({ label, points }) => ({
    id: spanKey(points),
    label: text.level(label, spanText(points, text)),
  }));
  const whole = Array.from({ length: max + 1 }, (_, at) => ({
    id: spanKey({ lo: max - at, hi: max - at }),
    label: text.points(String(max - at)),
  }));
  return [{ id: none, label: text.unrated }, ...(worded.length > 0 ? worded : whole)];
}
