// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { Text } from '../components/Text';
import { Provider } from './Provider';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

test('the font of documents is asked for when words of a document are shown, and not before', () => {
  const load = vi.fn();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (words: ReactNode) => act(() => root.render(<Provider loadDocumentFont={load}>{words}</Provider>));
  show(<Text>申报窗口</Text>);
  expect(load).not.toHaveBeenCalled();
  show(<Text voice="document">第十一条</Text>);
  expect(load).toHaveBeenCalledTimes(1);
  act(() => root.unmount());
});
