'use client';
import { Fragment } from 'react';
import { usePolicyText } from '../text';
import { fact } from './page.css';

/** Facts on one line, without those that are missing: 浙江省，34条，1.03亿元. It wraps between facts, not within a number or date. */
export function FactLine({ facts }: { facts: readonly (string | null | undefined | false)[] }) {
  const { comma } = usePolicyText();
  const said = facts.filter(Boolean);
  return said.map((one, index) => (
    <Fragment key={String(one)}>
      <span className={fact}>
        {one}
        {index < said.length - 1 ? comma : null}
      </span>
      <wbr />
    </Fragment>
  ));
}
