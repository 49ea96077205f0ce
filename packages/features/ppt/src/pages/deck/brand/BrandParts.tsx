'use client';
import { type Brand, type BrandPart, longestFooter, type Theme } from '@hengce/deck';
import { Alert, SegmentedControl, Switch, TextField } from '@hengce/ui';
import { type ReactNode, useState } from 'react';
import { usePptText } from '../../../text';
import { fields, hint, part as partStyle, row, swatch } from './BrandDialog.css';
import { changedColors, isFontName, typedColor, withAccent, withPart } from './changes';

export interface BrandPartsProps {
  brand: Brand;
  /** Theme of the deck, without the brand. */
  theme: Theme;
  onChange: (brand: Brand) => void;
  /** Says of a field whether what stands in it cannot be used. */
  onWrong: (field: string, isWrong: boolean) => void;
}

/** What a brand consists of: each part can be changed, or kept and not shown. */
export function BrandParts({ brand, theme, onChange, onWrong }: BrandPartsProps) {
  const text = usePptText().brand;
  const { colors, fonts, logo, footer } = brand;
  const changed = changedColors(theme, brand);
  const color = (field: string, label: string, value: string, put: (color: string) => void) => (
    <ColorField
      label={label}
      value={value}
      onChange={(next) => {
        onWrong(field, next === null);
        if (next !== null) put(next);
      }}
    />
  );
  const font = (field: 'heading' | 'body', own: NonNullable<Brand['fonts']>) => (
    <TextField
      label={text[field]}
      value={own[field]}
      maxLength={60}
      errorMessage={isFontName(own[field]) ? undefined : text.wrongFont}
      onChange={(name) => {
        onWrong(field, !isFontName(name));
        onChange({ ...brand, fonts: { ...own, [field]: name } });
      }}
    />
  );
  return (
    <>
      <Part part="colors" {...{ brand, onChange }}>
        {colors ? (
          <>
            <div className={fields}>
              {color('main', text.main, colors.accents[0] ?? '', (next) => onChange(withAccent(brand, 0, next)))}
              {color('accent', text.accent, colors.accents[1] ?? '', (next) => onChange(withAccent(brand, 1, next)))}
              {color('ink', text.ink, colors.ink, (ink) => onChange({ ...brand, colors: { ...colors, ink } }))}
            </div>
            <div className={row}>
              <span className={hint}>{text.charts}</span>
              {colors.accents.map((one, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: places in a row of six
                <Swatch key={n} color={one} />
              ))}
            </div>
            {changed.length > 0 ? <Alert>{text.changed(changed)}</Alert> : null}
          </>
        ) : null}
      </Part>
      <Part part="fonts" {...{ brand, onChange }}>
        {fonts ? (
          <>
            <div className={fields}>
              {font('heading', fonts)}
              {font('body', fonts)}
            </div>
            <p className={hint}>{text.fontsHint}</p>
          </>
        ) : null}
      </Part>
      <Part part="logo" {...{ brand, onChange }}>
        {logo ? (
          <div className={row}>
            <SegmentedControl
              label={text.place}
              items={(['top', 'bottom'] as const).map((id) => ({ id, label: text.places[id] }))}
              selectedKey={logo.place}
              onSelectionChange={(id) => onChange({ ...brand, logo: { ...logo, place: id as 'top' | 'bottom' } })}
            />
            <Switch
              isSelected={logo.isLight}
              onChange={(isLight) => onChange({ ...brand, logo: { ...logo, isLight } })}
            >
              {text.isLight}
            </Switch>
          </div>
        ) : null}
      </Part>
      <Part part="footer" {...{ brand, onChange }}>
        <TextField
          label={text.parts.footer}
          isLabelHidden
          description={text.footerHint(longestFooter)}
          value={footer}
          maxLength={longestFooter}
          onChange={(next) => onChange({ ...brand, footer: next })}
        />
      </Part>
    </>
  );
}

interface PartProps {
  part: BrandPart;
  brand: Brand;
  onChange: (brand: Brand) => void;
  children: ReactNode;
}

function Part({ part, brand, onChange, children }: PartProps) {
  const text = usePptText().brand;
  const isThere = brand[part] !== null;
  const isShown = isThere && !brand.off.includes(part);
  return (
    <div className={partStyle}>
      <Switch
        isSelected={isShown}
        isDisabled={!isThere}
        labelPosition="start"
        onChange={(next) => onChange(withPart(brand, part, next))}
      >
        {text.parts[part]}
      </Switch>
      {isShown ? children : null}
      {isThere ? null : <p className={hint}>{text.none[part]}</p>}
    </div>
  );
}

const Swatch = ({ color }: { color: string }) => (
  <span className={swatch} style={{ backgroundColor: `#${color}` }} aria-hidden />
);

interface ColorFieldProps {
  label: string;
  value: string;
  /** null: what was typed is no colour. */
  onChange: (color: string | null) => void;
}

/** A colour by its digits; what is typed stays as it is typed. */
function ColorField({ label, value, onChange }: ColorFieldProps) {
  const text = usePptText().brand;
  const [typed, setTyped] = useState<string | null>(null);
  const color = typed === null ? value : typedColor(typed);
  return (
    <TextField
      label={label}
      prefix={<Swatch color={color ?? value} />}
      value={typed ?? value}
      maxLength={7}
      errorMessage={color === null ? text.wrongColor : undefined}
      onChange={(next) => {
        setTyped(next);
        onChange(typedColor(next));
      }}
    />
  );
}
