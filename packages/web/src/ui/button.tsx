/** Buttons, and links that look like them: four looks, one height. */
import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import './button.css';

/** `main` for the one thing to do here, `quiet` beside it, `danger` for what cannot be undone. */
type ButtonLook = 'main' | 'plain' | 'quiet' | 'danger';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: ButtonLook;
  readonly children?: ComponentChildren;
}

export function Button({ look = 'plain', type = 'button', class: extra, ...rest }: ButtonProps) {
  return <button {...rest} type={type} class={`button button-${look} ${extra ?? ''}`} />;
}

interface ButtonLinkProps {
  readonly href: string;
  readonly look?: ButtonLook;
  readonly onClick?: () => void;
  readonly 'aria-label'?: string;
  readonly children?: ComponentChildren;
}

export function ButtonLink({ look = 'plain', ...rest }: ButtonLinkProps) {
  return <a {...rest} class={`button button-${look}`} />;
}
