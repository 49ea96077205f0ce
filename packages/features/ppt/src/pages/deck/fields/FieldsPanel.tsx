'use client';
import { budgets, type ListBudget, type Slide, type SlotBudget, type TextBudget } from '@hengce/deck';
import { Button, Checkbox, Icon, IconButton, SegmentedControl } from '@hengce/ui';
import { ArrowUp, Plus, X } from 'lucide-react';
import { gridOf } from '../../../model/grid';
import { emptyEntry } from '../../../model/slides';
import { slotList, withEntries, withSlot } from '../../../model/slots';
import { usePptText } from '../../../text';
import { entry, entryActions, entryHead, entryName, panel } from './FieldsPanel.css';
import { GridFields } from './GridFields';
import { PictureField } from './PictureField';
import { SlotField } from './SlotField';

export interface FieldsPanelProps {
  deckId: string;
  slide: Slide;
  /** `of`: what was changed; changes of the same are one step. */
  onChange: (slide: Slide, of?: string) => void;
}

/** Every slot of a slide with its budget and its source. */
export function FieldsPanel({ deckId, slide, onChange }: FieldsPanelProps) {
  const text = usePptText();
  const words = text.editor;
  const isGrid = gridOf(slide) !== null;
  const write = (path: string, value: string) => onChange(withSlot(slide, path, value), `${slide.id} ${path}`);
  const fieldOf = (path: string, label: string, budget: TextBudget) => (
    <SlotField
      key={path}
      {...{ deckId, slide, path, label, budget }}
      onChange={(value) => write(path, value)}
      onSlide={onChange}
    />
  );
  const partOf = (name: string, budget: SlotBudget) => {
    const label = text.slots[name] ?? name;
    if (budget.kind === 'text') return fieldOf(name, label, budget);
    if (budget.kind === 'image') return fieldOf(`${name}.alt`, text.picture.alt, budget.alt);
    if (isGrid) return null;
    return <Entries key={name} {...{ name, label, budget, slide, onChange, fieldOf }} />;
  };
  return (
    <div className={panel}>
      {slide.layout === 'chart' ? (
        <SegmentedControl
          label={words.chartForm}
          items={(['bar', 'line'] as const).map((id) => ({ id, label: words.chartForms[id] }))}
          selectedKey={slide.data.form}
          onSelectionChange={(form) => onChange(withSlot(slide, 'form', form))}
        />
      ) : null}
      {Object.entries(budgets[slide.layout]).map(([name, budget]) => partOf(name, budget))}
      {slide.layout === 'picture' ? <PictureField {...{ deckId, slide, onChange }} /> : null}
      {isGrid ? <GridFields {...{ deckId, slide, onChange }} /> : null}
    </div>
  );
}

interface EntriesProps {
  name: string;
  label: string;
  budget: ListBudget;
  slide: Slide;
  onChange: FieldsPanelProps['onChange'];
  fieldOf: (path: string, label: string, budget: TextBudget) => React.ReactNode;
}

/** Entries of a list, such as the bullets of a slide. */
function Entries({ name, label, budget, slide, onChange, fieldOf }: EntriesProps) {
  const text = usePptText();
  const words = text.editor;
  const entries = slotList(slide, name) as readonly Record<string, unknown>[];
  const parts = Object.entries(budget.item as Record<string, TextBudget>);
  const order = entries.map((_, n) => n);
  const isFixed = budget.min === budget.max;
  return (
    <>
      {entries.map((one, n) => {
        const called = words.entry(label, n + 1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place in the list
          <fieldset key={n} className={entry}>
            <legend className={entryHead}>
              <span className={entryName}>{called}</span>
            </legend>
            {isFixed ? null : (
              <span className={entryActions}>
                {n > 0 ? (
                  <IconButton
                    size="sm"
                    label={words.up(called)}
                    icon={<Icon icon={ArrowUp} />}
                    onPress={() => onChange(withEntries(slide, name, swapped(order, n)))}
                  />
                ) : null}
                <IconButton
                  size="sm"
                  label={words.removeEntry(called)}
                  icon={<Icon icon={X} />}
                  onPress={() =>
                    onChange(
                      withEntries(
                        slide,
                        name,
                        order.filter((at) => at !== n),
                      ),
                    )
                  }
                />
              </span>
            )}
            {parts.map(([part, of]) =>
              fieldOf(
                `${name}.${n}.${part}`,
                parts.length === 1 ? called : `${called}，${text.slots[part] ?? part}`,
                of,
              ),
            )}
            {'isPast' in one || name === 'nodes' ? (
              <Checkbox
                isSelected={one.isPast === true}
                onChange={(isPast) => onChange(withSlot(slide, `${name}.${n}.isPast`, isPast))}
              >
                {words.past}
              </Checkbox>
            ) : null}
          </fieldset>
        );
      })}
      {isFixed ? null : (
        <div>
          <Button
            size="sm"
            iconStart={<Icon icon={Plus} size="sm" />}
            isDisabled={entries.length >= 60}
            onPress={() => onChange(withEntries(slide, name, [...order, emptyEntry(budget) as object]))}
          >
            {words.addEntry(label)}
          </Button>
        </div>
      )}
    </>
  );
}

const swapped = (order: readonly number[], at: number): number[] =>
  order.map((n) => (n === at ? at - 1 : n === at - 1 ? at : n));
