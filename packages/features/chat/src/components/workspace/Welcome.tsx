'use client';
import { Button } from '@hengce/ui';
import type { ReactNode } from 'react';
import { examples, welcome } from '../conversation/Conversation.css';
import { intro, introTitle, introWords } from './ChatWorkspace.css';

export interface WelcomeProps {
  title: string;
  words: string;
  /** Questions that can be asked with one press. */
  questions: readonly string[];
  onAsk: (words: string) => void;
  children?: ReactNode;
}

/** Content of a conversation without messages: the purpose of the page, and a few ways to begin. */
export function Welcome({ title, words, questions, onAsk, children }: WelcomeProps) {
  return (
    <div className={welcome}>
      <div className={intro}>
        <h2 className={introTitle}>{title}</h2>
        <p className={introWords}>{words}</p>
      </div>
      {children}
      {questions.length > 0 ? (
        <ul className={examples}>
          {questions.map((question) => (
            <li key={question}>
              <Button onPress={() => onAsk(question)}>{question}</Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
