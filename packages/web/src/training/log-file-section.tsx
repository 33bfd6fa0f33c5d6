/** The training log as a file: saved, and put together with one of another device. */
import { useRef } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/page.tsx';
import { download } from '../ui/share.ts';
import { toast } from '../ui/toast.tsx';
import { logFileWords } from './log-file-words.ts';
import { trainingLog } from './training.ts';
import './log-file-section.css';

const fileName = (): string => `crownhead-training-${new Date().toISOString().slice(0, 10)}.txt`;

async function save(): Promise<void> {
  download((await trainingLog()).text, fileName(), 'text/plain');
}

async function open(file: Blob): Promise<void> {
  const text = logFileWords.value;
  const added = await (await trainingLog()).importText(await file.text());
  toast(added.ok ? text.opened(added.value) : text.faults[added.error.reason](added.error.line));
}

export function LogFileSection() {
  const text = logFileWords.value;
  const input = useRef<HTMLInputElement>(null);
  return (
    <Section title={text.title}>
      <p class="log-file-about">{text.about}</p>
      <div class="log-file-buttons">
        <Button onClick={() => void save()}>{text.save}</Button>
        <Button onClick={() => input.current?.click()}>{text.open}</Button>
        <input
          ref={input}
          class="ui-unseen"
          type="file"
          tabIndex={-1}
          aria-hidden="true"
          accept=".txt,.jsonl,text/plain"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void open(file);
            currentTarget.value = '';
          }}
        />
      </div>
    </Section>
  );
}
