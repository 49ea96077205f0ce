'use client';
import { Slider as AriaSlider, type SliderProps as AriaSliderProps, SliderThumb } from 'react-aria-components';
import { slider, thumb } from './Slider.css';
import { SliderFrame, type SliderTexts } from './SliderFrame';

export interface SliderProps
  extends SliderTexts,
    Omit<AriaSliderProps<number>, 'className' | 'style' | 'children' | 'render' | 'orientation' | 'formatOptions'> {
  /** 提交时的字段名 */
  name?: string;
}

/** 滑块: one value on a ruler, where about right is good enough. For exact figures take NumberField. */
export function Slider({ label, isLabelHidden, unit, formatValue, name, ...props }: SliderProps) {
  return (
    <AriaSlider {...props} className={slider}>
      <SliderFrame {...{ label, isLabelHidden, unit, formatValue }}>
        <SliderThumb className={thumb} name={name} />
      </SliderFrame>
    </AriaSlider>
  );
}
