/** Gives texts and files away: the clipboard, the system's own way to share, a download. Never throws. */

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Pages without a secure address (a game in the local network) have no clipboard of their own. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  const focused = document.activeElement as HTMLElement | null;
  area.value = text;
  area.setAttribute('readonly', '');
  area.style.position = 'fixed';
  area.style.opacity = '0';
  // Inside an open dialog nothing outside of it can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    focused?.focus();
  }
}

export const canShare = (data?: ShareData): boolean =>
  typeof navigator.share === 'function' && (data === undefined || (navigator.canShare?.(data) ?? false));

/** False when it could not be shared; somebody who thinks better of it has shared nothing, but all is well. */
export async function share(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

export const download = (text: string, name: string, type: string): void =>
  downloadBlob(new Blob([text], { type }), name);

export function downloadBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers have only begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
