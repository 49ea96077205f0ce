'use client';
import { ScenePage } from '../../components/workspace/ScenePage';

/** 智能对话 (DeepSeek): questions to policies and to one's own files, with deep thinking where a model can. */
export const ChatPage = () => <ScenePage scene="chat" />;
