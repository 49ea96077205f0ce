'use client';
import { ScenePage } from '../../components/workspace/ScenePage';

/** AI助手 (aiAssistant): quick work without long thinking. */
export const AssistantPage = () => <ScenePage scene="assistant" thinksByDefault={false} />;
