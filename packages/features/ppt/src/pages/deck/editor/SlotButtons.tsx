'use client';
import type { Scene, Slide } from '@hengce/deck';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { withoutPlace, withPlace } from '../../../model/place';
import { usePptText } from '../../../text';
import { slotButton, slotCorner } from './EditorView.css';
import type { SlotPlace } from './slotPlaces';

export interface SlotButtonsProps {
  slide: Slide;
  scene: Scene;
  places: readonly SlotPlace[];
  /** Takes the user to the field of a slot. */
  onEdit: (slot: string) => void;
  /** Takes the slide with a slot elsewhere, `of` as what was changed; without it none can be moved. */
  onPlace?: ((slide: Slide, of: string) => void) | undefined;
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Points per key; with Ctrl one. */
const step = 6;
/** Less than this many pixels is a press, no drag. */
const dragFrom = 4;

/** A button over each text of a slide: pressed, its field has the focus; dragged or with arrow keys, it moves. */
export function SlotButtons({ slide, scene, places, onEdit, onPlace }: SlotButtonsProps) {
  const all = usePptText();
  const hint = useId();
  const drag = useDrag(slide, scene, onPlace);
  const onKeyDown = (event: KeyboardEvent, place: SlotPlace) => {
    const [x, y] = arrows[event.key] ?? [0, 0];
    const isBack = event.key === 'Backspace' || event.key === 'Delete';
    if (!onPlace || !place.isFree || (x === 0 && y === 0 && !isBack)) return;
    event.preventDefault();
    const by = event.ctrlKey || event.metaKey ? 1 : step;
    const change = event.shiftKey ? { dw: x * by, dh: y * by } : { dx: x * by, dy: y * by };
    const next = isBack ? withoutPlace(slide, place.slot) : withPlace(slide, place.slot, place, change, scene);
    onPlace(next, `${slide.id} ${place.slot} place`);
  };
  return (
    <>
      {onPlace ? (
        <span id={hint} hidden>
          {all.editor.place}
        </span>
      ) : null}
      {places.map((place) => {
        const { slot, text, x, y, w, h } = place;
        const isFree = place.isFree && onPlace !== undefined;
        return (
          <button
            key={slot}
            type="button"
            className={slotButton}
            style={{ left: x, top: y, width: w, height: h }}
            aria-label={all.editor.edit(text || (all.slots[slot] ?? slot))}
            aria-describedby={isFree ? hint : undefined}
            data-moving={drag.slot === slot || undefined}
            onClick={() => drag.wasDragged() || onEdit(slot)}
            onKeyDown={(event) => onKeyDown(event, place)}
            {...(isFree ? drag.propsOf(place, false) : {})}
          >
            {isFree ? <span className={slotCorner} {...drag.propsOf(place, true)} /> : null}
          </button>
        );
      })}
    </>
  );
}

interface Start {
  place: SlotPlace;
  slide: Slide;
  isCorner: boolean;
  x: number;
  y: number;
  /** Pixels of a point of the slide. */
  scale: number;
}

/** Handlers by which a mouse or a pen moves a slot, or by its corner resizes it. A finger scrolls the page. */
function useDrag(slide: Slide, scene: Scene, onPlace: SlotButtonsProps['onPlace']) {
  const start = useRef<Start | null>(null);
  const isDragged = useRef(false);
  const [slot, setSlot] = useState<string | null>(null);
  const end = () => {
    start.current = null;
    setSlot(null);
  };
  return {
    slot,
    /** Whether the press that just ended was a drag. */
    wasDragged: () => isDragged.current,
    propsOf: (place: SlotPlace, isCorner: boolean) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        event.stopPropagation();
        isDragged.current = false;
        if (event.pointerType === 'touch' || event.button !== 0) return;
        const { width } = event.currentTarget.getBoundingClientRect();
        const scale = width / (isCorner ? event.currentTarget.offsetWidth : place.w);
        start.current = { place, slide, isCorner, x: event.clientX, y: event.clientY, scale };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const from = start.current;
        if (!from || from.isCorner !== isCorner || !onPlace) return;
        const [x, y] = [event.clientX - from.x, event.clientY - from.y];
        if (!isDragged.current && Math.hypot(x, y) < dragFrom) return;
        isDragged.current = true;
        setSlot(place.slot);
        const [byX, byY] = [x / from.scale, y / from.scale];
        const by = isCorner ? { dw: byX, dh: byY } : { dx: byX, dy: byY };
        onPlace(withPlace(from.slide, place.slot, from.place, by, scene), `${slide.id} ${place.slot} place`);
      },
      onPointerUp: end,
      onPointerCancel: end,
    }),
  };
}
