'use client';
import type { FormConflict, FormField } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { dayAndHour } from '@hengce/text';
import { Button } from '@hengce/ui';
import { useMatchText } from '../../../../shared/components/match/text';
import { fieldText } from '../../../model/formFields';
import { actions, conflict as box, conflictTitle, conflictValue, muted } from '../ApplicationPage.css';
import type { Edits } from '../edits';
import { useApplicationText } from '../text';

/** Conflict of a field that two people changed: both values in full, and the choice. */
export function FieldConflict({ field, conflict, form }: { field: FormField; conflict: FormConflict; form: Edits }) {
  const text = useApplicationText().application.conflict;
  const words = useMatchText().match;
  const now = useNow();
  const choose = (value: FormField['value']) => {
    form.put(field.fieldId, value, field.revision, conflict.conflictId);
    void form.flush();
  };
  const own = (by: string | null, at: string | null, say: typeof text.now) =>
    say(by ?? words.unsure, at ? dayAndHour(at, now) : '');
  return (
    <section className={box} aria-label={text.title(field.label)}>
      <p className={conflictTitle}>{text.title(field.label)}</p>
      <p className={muted}>{text.body}</p>
      <div className={conflictValue}>
        <p className={muted}>{own(field.editedBy, field.editedAt, text.now)}</p>
        <p>{fieldText(field, field.value, words) || text.empty}</p>
      </div>
      <div className={conflictValue}>
        <p className={muted}>{own(conflict.editedBy, conflict.editedAt, text.other)}</p>
        <p>{fieldText(field, conflict.value, words) || text.empty}</p>
      </div>
      <div className={actions}>
        <Button size="sm" onPress={() => choose(field.value)}>
          {text.keep}
        </Button>
        <Button size="sm" onPress={() => choose(conflict.value)}>
          {text.take}
        </Button>
      </div>
    </section>
  );
}
