/** A task on a screen: there from the first drawing on, and closed with it. */
import { useEffect, useMemo } from 'preact/hooks';
import { browserPorts } from './ports.ts';
import type { TaskDriver } from './task-driver.ts';
import { TaskModel } from './task-model.ts';

/** Another driver is another task; `finished` is called once for each. */
export function useTask(driver: TaskDriver, finished: () => void = () => undefined): TaskModel {
  const model = useMemo(() => new TaskModel(driver, browserPorts(finished)), [driver]);
  useEffect(() => () => model.close(), [model]);
  return model;
}
