/** Only where there is a screen. */
import { expect, it } from 'vitest';
import { opener } from './open-browser.ts';

it('[V2] a browser is opened where somebody can see it', () => {
  expect(opener('darwin', {})).toEqual(['open']);
  expect(opener('win32', {})).toEqual(['cmd', '/c', 'start', '']);
  expect(opener('linux', { DISPLAY: ':0' })).toEqual(['xdg-open']);
  expect(opener('linux', { WAYLAND_DISPLAY: 'wayland-0' })).toEqual(['xdg-open']);
  expect(opener('linux', {})).toBeNull();
});
