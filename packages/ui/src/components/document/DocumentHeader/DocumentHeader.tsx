'use client';
import type { ReactNode } from 'react';
import { DocumentFont } from '../../../provider/DocumentFont';
import { useUiText } from '../../../provider/Provider';
import { type Deadline, DeadlineRule, type DocumentMilestone, deadlineOf } from '../../ruler';
import type { TagTone } from '../../Tag';
import { WordBreak } from '../../Text';
import { withoutSampleMark } from '../sampleMarks';
import {
  actions as actionsClass,
  axis,
  foot,
  head,
  plainRule,
  ribbon,
  title as titleClass,
  words,
} from './DocumentHeader.css';
import { DocumentIssuers } from './DocumentIssuers';
import { DocumentTags } from './DocumentTags';
import type { DocumentHeaderVariant, DocumentStatus } from './documentHeaderOptions';

export interface DocumentHeaderProps {
  /** 发文机关，联合发文有多个。 */
  issuers: string[];
  /** 发文字号，如云科规〔2026〕5号。 */
  docNo?: string | null;
  title: string;
  /** 效力；标签写在最前。 */
  status?: DocumentStatus;
  /** 效力之后的标签，如层级、类别。 */
  tags?: { label: string; tone?: TagTone }[];
  /** 标签之后的一句事实，如“有效期至2029年9月17日，附件3份”。 */
  facts?: ReactNode;
  /** 红线上的日期：发布、开放（opens）、截止（closes）、公示、拨付等。 */
  milestones?: DocumentMilestone[];
  /** 申报期限；不给则按 milestones 里的 opens 与 closes 判断。 */
  deadline?: Omit<Deadline, 'now'>;
  /** 现在 */
  now: Date;
  /** 右侧的按钮 */
  actions?: ReactNode;
  /**
   * 示例文件：不用红头，顶上一条写明是示例，标题与机关里的“示例”不再重复；compact 带“示例”标签。
   *
   * @default false
   */
  isSample?: boolean;
  /**
   * 不是机关印发的，如第三方整理：不用红头红线，没有“示例”标签。
   *
   * @default false
   */
  isUnofficial?: boolean;
  /**
   * 手机上文号写在页面自己的栏里，这里不再写。
   *
   * @default false
   */
  hasNumberInBar?: boolean;
  /**
   * full 用于详情页，红线是期限轴；compact 用于报告等处，红线只是红线。
   *
   * @default 'full'
   */
  variant?: DocumentHeaderVariant;
}

/**
 * 版头. Issuers, number and the red line, the only full-width one of the product, which is also the axis of the deadline.
 */
export function DocumentHeader(props: DocumentHeaderProps) {
  const { issuers, docNo, title, status, tags = [], facts, milestones = [], now, actions } = props;
  const {
    isSample = false,
    isUnofficial = false,
    hasNumberInBar = false,
    variant = 'full',
    deadline = deadlineOf(milestones, now),
  } = props;
  const isRepealed = status === 'repealed';
  const isPlain = isSample || isUnofficial;
  const hasRibbon = isSample && variant === 'full';
  const shown = (words: string) => (isSample ? withoutSampleMark(words) : words);
  const text = useUiText();
  const Title = variant === 'full' ? 'h1' : 'h2';
  return (
    <>
      {hasRibbon ? <p className={ribbon}>{text.sampleRibbon}</p> : null}
      <div className={head({ variant })}>
        <DocumentFont />
        <DocumentIssuers
          issuers={issuers.map(shown)}
          docNo={docNo}
          variant={variant}
          isPlain={isPlain}
          hasNumberInBar={hasNumberInBar}
        />
        {variant === 'full' ? (
          <div className={axis}>
            <DeadlineRule
              variant="document"
              {...deadline}
              now={now}
              milestones={milestones}
              tone={isRepealed ? 'muted' : isPlain ? 'ink' : 'seal'}
            />
          </div>
        ) : (
          <div className={plainRule({ isPlain })} />
        )}
        <div className={foot}>
          <div className={words}>
            <Title className={titleClass({ variant, isRepealed })}>
              <WordBreak>{shown(title)}</WordBreak>
            </Title>
            <DocumentTags status={status} tags={tags} facts={facts} isSample={isSample && !hasRibbon} />
          </div>
          {actions ? <div className={actionsClass}>{actions}</div> : null}
        </div>
      </div>
    </>
  );
}
