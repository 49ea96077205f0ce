import { useCallback } from 'react';
import { saveFile } from '../browser/saveFile';
import { toast } from '../components/Toast/toastQueue';
import { useUiText } from '../provider/Provider';

/** Function that downloads a file and shows “文件下载成功”. Its name must be safe, as `download` of @hengce/api gives it. */
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
