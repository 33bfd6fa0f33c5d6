/** How the pages this server writes itself look: readable, in light and dark, on any width. */
export const STYLE = `:root {
  color-scheme: light dark;
  --ink: light-dark(#1d1b19, #ece7e1);
  --paper: light-dark(#fdfbf8, #191715);
  --panel: light-dark(#f1ece4, #26231f);
  --accent: light-dark(#a3271f, #ff9a8c);
}
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 1.05rem/1.6 system-ui, sans-serif;
}
main {
  max-width: 46rem;
  margin: 0 auto;
  padding: 1.5rem 1rem 4rem;
}
h1 { line-height: 1.2; }
h2 { margin-top: 3rem; border-bottom: 2px solid var(--accent); }
h3 { margin: 2rem 0 0.25rem; overflow-wrap: anywhere; }
a { color: var(--accent); }
a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.95em; }
pre {
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  padding: 0.75rem 1rem;
  border-radius: 0.5rem;
  background: var(--panel);
}
.method { color: var(--accent); font-weight: 700; }
.note { font-style: italic; }
.contents, .contents ul { padding-left: 1.2rem; overflow-wrap: anywhere; }
`;
