'use client';
import type { UserInfo } from '@hengce/api';
import { Icon, Link } from '@hengce/ui';
import { Building2, Clock, ReceiptText } from 'lucide-react';
import { useAccountHrefs } from '../../hrefs';
import { HomeSection } from './HomeSection';
import { list, row, rowIcon, rowSide, rowWords } from './PersonalCenterHomePage.css';
import { usePersonalCenterHomeText } from './text';
import { type Todo, todosOf } from './todos';
import { useCurrentFacts, useUnpaid } from './useHome';

const icons = { order: ReceiptText, trial: Clock, enterprise: Building2, facts: Building2 } as const;

/** Tasks of the user, the most urgent first; nothing when there are none. */
export function TodoList({ trial, plan }: Pick<UserInfo, 'trial' | 'plan'>) {
  const text = usePersonalCenterHomeText().personalCenterHome.todos;
  const { sheet, isNone } = useCurrentFacts();
  const unpaid = useUnpaid();
  const gaps = sheet?.coverage.gaps ?? [];
  const todos = todosOf({ unpaid, trial, hasPlan: plan !== null, gaps, hasNoEnterprise: isNone });
  if (todos.length === 0) return null;
  return (
    <HomeSection title={text.title}>
      <ul className={list}>
        {todos.map((todo) => (
          <TodoRow key={todo.kind === 'order' ? todo.id : todo.kind} todo={todo} />
        ))}
      </ul>
    </HomeSection>
  );
}

function TodoRow({ todo }: { todo: Todo }) {
  const { words, about, action, href } = useTodoWords(todo);
  return (
    <li className={row}>
      <span className={rowIcon}>
        <Icon icon={icons[todo.kind]} />
      </span>
      <span className={rowWords}>{words}</span>
      {about ? <span className={rowSide}>{about}</span> : null}
      <Link variant="standalone" href={href} aria-label={`${action}，${words}`}>
        {action}
      </Link>
    </li>
  );
}

function useTodoWords(todo: Todo): { words: string; about?: string; action: string; href: string } {
  const text = usePersonalCenterHomeText().personalCenterHome.todos;
  const hrefs = useAccountHrefs();
  switch (todo.kind) {
    case 'order':
      return {
        words: text.order(todo.planName),
        action: text.orderAction,
        href: hrefs.to('orderDetail', new URLSearchParams({ orderId: todo.id }).toString()),
      };
    case 'trial':
      return {
        words: todo.isOver ? text.trialOver : text.trialEnds(todo.daysLeft),
        action: text.trialAction,
        href: hrefs.to('purchaseEquity'),
      };
    case 'enterprise':
      return {
        words: text.enterprise,
        action: text.enterpriseAction,
        href: hrefs.to('enterpriseInformation', 'add=1'),
      };
    case 'facts':
      return {
        words: text.facts(todo.count, todo.gain),
        action: text.factsAction,
        href: hrefs.to('enterpriseInformation'),
      };
  }
}
