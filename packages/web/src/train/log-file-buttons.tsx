/** The training log as a file: saved, or added to what is here. */
import type { LogFault } from '@crownhead/training';
import { useRef } from 'preact/hooks';
import { trainingLog } from '../training/training.ts';
import { Button } from '../ui/button.tsx';
import { download } from '../ui/share.ts';
import { toast } from '../ui/toast.tsx';
import { trainWords } from './train-words.ts';

function faultText({ reason, line }: LogFault): string {
  const text = trainWords.value;
  switch (reason) {
    case 'not-a-log':
      return text.badFile;
    case 'other-version':
      return text.newerFile;
    case 'bad-line':
      return text.damagedFile(line);
    default:
      return reason satisfies never;
  }
}

async function addFile(file: File): Promise<void> {
  const log = await trainingLog();
  const added = await log.importText(await file.text());
  toast(added.ok ? trainWords.value.imported(added.value) : faultText(added.error));
}

export function LogFile() {
  const text = trainWords.value;
  const chooser = useRef<HTMLInputElement>(null);
  const save = async (): Promise<void> =>
    download((await trainingLog()).text, text.fileName, 'text/plain;charset=utf-8');
  return (
    <>
      <Button onClick={() => void save()}>{text.saveFile}</Button>
      <Button onClick={() => chooser.current?.click()}>{text.openFile}</Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".txt,.json,text/plain,application/json"
        aria-label={text.openFile}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) void addFile(file);
        }}
      />
    </>
  );
}
