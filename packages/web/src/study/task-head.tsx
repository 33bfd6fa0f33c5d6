/** Above the question of a task: the way back to its list, what kind of task it is, and its title. */
import type { ComponentChildren } from 'preact';
import { Icon } from '../ui/icon.tsx';
import './task-head.css';

interface TaskHeadProps {
  readonly back: string;
  readonly backLabel: string;
  readonly kind?: string | null;
  readonly title: string;
  readonly children?: ComponentChildren;
}

export const TaskHead = ({ back, backLabel, kind, title, children }: TaskHeadProps) => (
  <div class="task-head">
    <p class="task-kind">
      <a href={back}>
        <Icon name="back" />
        {backLabel}
      </a>
      {kind && <span>{kind}</span>}
    </p>
    <h1 class="task-title">{title}</h1>
    {children}
  </div>
);
