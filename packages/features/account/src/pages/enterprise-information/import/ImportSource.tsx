'use client';
import { Button, FileUpload, TextArea } from '@hengce/ui';
import { part, parts, words } from '../facts/FactDrawer.css';
import { useEnterpriseInformationText } from '../text';

export interface ImportSourceProps {
  written: string;
  /** Name of the file that was read; its text is in `written`. */
  fileName: string | undefined;
  fileProblem: string | undefined;
  problem: string | undefined;
  onTemplate: () => void;
  onFile: (file: File) => void;
  onWrite: (written: string) => void;
}

/** First step of an import: a file, or pasted text, and a template to fill in. */
export function ImportSource({
  written,
  fileName,
  fileProblem,
  problem,
  onTemplate,
  onFile,
  onWrite,
}: ImportSourceProps) {
  const { importing } = useEnterpriseInformationText().enterpriseInformation;
  return (
    <div className={parts}>
      <div className={part}>
        <p className={words}>{importing.rules}</p>
        <div>
          <Button size="sm" onPress={onTemplate}>
            {importing.template}
          </Button>
        </div>
      </div>
      <FileUpload
        label={importing.file}
        description={importing.fileRules}
        acceptedFileTypes={['.csv', '.json', 'text/csv', 'application/json']}
        onSelect={([file]) => file && onFile(file)}
        errorMessage={fileProblem}
        files={
          fileName
            ? [
                {
                  id: 'file',
                  name: fileName,
                  state: problem ? 'rejected' : 'done',
                  message: problem ? importing.fileRefused : importing.fileRead,
                },
              ]
            : []
        }
      />
      <TextArea
        label={importing.paste}
        placeholder={importing.pastePlaceholder}
        rows={5}
        value={written}
        onChange={onWrite}
        errorMessage={problem}
      />
    </div>
  );
}
