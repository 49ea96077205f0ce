'use client';
import { Slider as AriaSlider, type SliderProps as AriaSliderProps, SliderThumb } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { slider, thumb } from './Slider.css';
import { SliderFrame, type SliderTexts } from './SliderFrame';

export interface RangeSliderProps
  extends SliderTexts,
    Omit<AriaSliderProps<number[]>, 'className' | 'style' | 'children' | 'render' | 'orientation' | 'formatOptions'> {
  /** 从最小到最大等分的各段里各有多少项；画在尺上 */
  histogram?: readonly number[];
}

/** 区间滑块. From and to on one ruler, below the distribution. Bars within the range are filled. */
export function RangeSlider({ label, isLabelHidden, unit, formatValue, histogram, ...props }: RangeSliderProps) {
  const text = useUiText();
  return (
    <AriaSlider {...props} className={slider}>
      <SliderFrame {...{ label, isLabelHidden, unit, formatValue, histogram }}>
        <SliderThumb index={0} className={thumb} aria-label={text.rangeFrom} />
        <SliderThumb index={1} className={thumb} aria-label={text.rangeTo} />
      </SliderFrame>
    </AriaSlider>
  );
}
