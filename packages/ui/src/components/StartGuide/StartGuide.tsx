'use client';
import type { ReactNode } from 'react';
import { useUiText } from '../../provider/Provider';
import { Tag } from '../Tag';
import {
  description as descriptionClass,
  example as exampleClass,
  guide,
  head,
  step,
  steps as stepsClass,
  stepText,
  stepTitle,
  title as titleClass,
  words,
} from './StartGuide.css';

export interface StartGuideStep {
  /** 动词开头，如“答题”。 */
  title: string;
  text: string;
}

export interface StartGuideProps {
  /** 还没有什么，如“还没有申报”。 */
  title: string;
  /** 有了以后能做什么。 */
  description: ReactNode;
  /** 第一步的按钮。 */
  action?: ReactNode;
  steps: readonly StartGuideStep[];
  /** 最后几步之后会看到什么，从后往前对齐；标着“示例” */
  examples?: readonly ReactNode[];
  /**
   * 标题在页面大纲中的层级
   *
   * @default 2
   */
  headingLevel?: 1 | 2 | 3;
}

/** 起步说明. An empty page, as wide as its later content: the first steps, and examples of their results. */
export function StartGuide({ title, description, action, steps, examples = [], headingLevel = 2 }: StartGuideProps) {
  const { sample } = useUiText();
  const Title = `h${headingLevel}` as const;
  return (
    <div className={guide}>
      <div className={head}>
        <div className={words}>
          <Title className={titleClass}>{title}</Title>
          <p className={descriptionClass}>{description}</p>
        </div>
        {action}
      </div>
      <ol className={stepsClass}>
        {steps.map(({ title: name, text }, i) => {
          const example = examples[i - steps.length + examples.length];
          return (
            <li key={name} className={step}>
              <span className={stepTitle}>{name}</span>
              <span className={stepText}>{text}</span>
              {example ? (
                <span className={exampleClass}>
                  <Tag size="sm" tone="warning">
                    {sample}
                  </Tag>
                  {example}
                </span>
              ) : null}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
