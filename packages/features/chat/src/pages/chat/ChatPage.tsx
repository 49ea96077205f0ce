'use client';
import { ScenePage } from '../../components/workspace/ScenePage';

/** 智能对话 (DeepSeek): questions about policies and the user's own files, with 深度思考 where a model can. */
export const ChatPage = () => <ScenePage scene="chat" />;
