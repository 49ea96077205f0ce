'use client';
import { ScenePage } from '../../components/workspace/ScenePage';

/** AI助手 (aiAssistant): conversations without 深度思考 at first. */
export const AssistantPage = () => <ScenePage scene="assistant" thinksByDefault={false} />;
