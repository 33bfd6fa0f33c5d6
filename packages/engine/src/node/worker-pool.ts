/** A few worker threads that run tasks; when one fails, all are stopped. */
import { availableParallelism } from 'node:os';
import { type MessagePort, parentPort, type Worker, workerData } from 'node:worker_threads';
import { startThread } from './thread.ts';

/** As many as there are processors. */
export const defaultWorkers = (): number => availableParallelism();

/** What a worker says when a task is done or has failed. */
type Message<Answer> = { readonly answer: Answer } | { readonly error: Error };

interface Started {
  /** One number a worker, in shared memory: how much it has done. */
  readonly done: Float64Array;
  readonly index: number;
  readonly data: unknown;
}

export class WorkerPool<Task, Answer> {
  readonly #workers: readonly Worker[];
  readonly #done: Float64Array;
  #fail: (error: Error) => void = () => undefined;
  readonly #failed: Promise<never>;

  /** `data` goes to every worker at its start. */
  constructor(script: URL, workers: number, data: unknown = null) {
    this.#done = new Float64Array(new SharedArrayBuffer(workers * 8));
    this.#failed = new Promise((_, fail) => {
      this.#fail = fail;
    });
    // Somebody may be waiting for it or not; either way it is no stray failure.
    this.#failed.catch(() => undefined);
    this.#workers = Array.from({ length: workers }, (_, index) => {
      const started: Started = { done: this.#done, index, data };
      const worker = startThread(script, started);
      worker.on('error', this.#fail);
      worker.on('exit', (code) => this.#fail(new Error(`a worker ended with code ${code}`)));
      return worker;
    });
  }

  /** How much all the workers have done so far, in whatever they count. */
  get done(): number {
    return this.#done.reduce((sum, n) => sum + n, 0);
  }

  /** Gives every worker this task, at the same time. */
  all(task: Task): Promise<Answer[]> {
    return this.#orFailure(Promise.all(this.#workers.map((worker) => this.#ask(worker, task))));
  }

  /** Hands out tasks as workers become free; the answers come in the order of the tasks. */
  async map(tasks: readonly Task[]): Promise<Answer[]> {
    const answers: Answer[] = new Array(tasks.length);
    await this.each(tasks, (answer, i) => {
      answers[i] = answer;
    });
    return answers;
  }

  /** Hands out tasks as workers become free, and gives each answer to `take` as it comes, with its task's place. */
  async each(tasks: Iterable<Task>, take: (answer: Answer, index: number) => void): Promise<void> {
    const rest = tasks[Symbol.iterator]();
    let started = 0;
    const work = async (worker: Worker): Promise<void> => {
      for (let task = rest.next(); !task.done; task = rest.next()) {
        const index = started++;
        take(await this.#ask(worker, task.value), index);
      }
    };
    await this.#orFailure(Promise.all(this.#workers.map(work)));
  }

  /** Ends the workers, whatever they are doing. */
  async close(): Promise<void> {
    this.#fail(new Error('the work was stopped'));
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }

  #orFailure<T>(work: Promise<T>): Promise<T> {
    return Promise.race([work, this.#failed]);
  }

  #ask(worker: Worker, task: Task): Promise<Answer> {
    return new Promise((done, fail) => {
      worker.once('message', (message: Message<Answer>) =>
        'error' in message ? fail(message.error) : done(message.answer),
      );
      worker.postMessage(task);
    });
  }
}

/** Inside a worker: answers each task with what `work` makes of it; `count` adds to what this worker has done. */
export function serveTasks<Task, Answer>(
  begin: (data: unknown, count: (n: number) => void) => (task: Task) => Answer,
): void {
  const port = parentPort as MessagePort;
  const { done, index, data } = workerData as Started;
  const work = begin(data, (n) => {
    done[index]! += n;
  });
  port.on('message', (task: Task) => {
    let message: Message<Answer>;
    try {
      message = { answer: work(task) };
    } catch (error) {
      message = { error: error as Error };
    }
    port.postMessage(message);
  });
}
