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

/** 滑块. One value on a ruler, where roughly right is good enough. For exact values use NumberField. */
export function Slider({ label, isLabelHidden, unit, formatValue, name, ...props }: SliderProps) {
  return (
    <AriaSlider {...props} className={slider}>
      <SliderFrame {...{ label, isLabelHidden, unit, formatValue }}>
        <SliderThumb className={thumb} name={name} />
      </SliderFrame>
    </AriaSlider>
  );
}
