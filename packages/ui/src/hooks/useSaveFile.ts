import { useCallback } from 'react';
import { saveFile } from '../browser/saveFile';
import { toast } from '../components/Toast/toastQueue';
import { useUiText } from '../provider/Provider';

/** 下载一份文件并提示“文件下载成功”。name 须已安全，如 @hengce/api 的 download 给出的。 */
export function useSaveFile(): (blob: Blob, name: string) => void {
  const { fileSaved } = useUiText();
  return useCallback(
    (blob, name) => {
      saveFile(blob, name);
      toast(fileSaved);
    },
    [fileSaved],
  );
}
