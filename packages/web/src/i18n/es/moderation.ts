/** Palabras sobre la convivencia: avisos, denuncias y bloqueos. */
import type { moderation as english } from '../en/moderation.ts';
import type { Widen } from '../words.ts';

export const moderation: Widen<typeof english> = {
  announcement: 'Aviso',
  dismiss: 'Cerrar el aviso',
  banned: (reason) => `No puedes usar este servidor. Motivo: ${reason}`,
  bannedUntil: (until, reason) => `No puedes usar este servidor hasta el ${until}. Motivo: ${reason}`,
  muted: (reason) => `No puedes escribir en el chat ni cambiar de nombre. Motivo: ${reason}`,
  mutedUntil: (until, reason) =>
    `No puedes escribir en el chat ni cambiar de nombre hasta el ${until}. Motivo: ${reason}`,
  report: {
    open: 'Denunciar a un jugador',
    title: 'Denunciar a un jugador',
    who: '¿A quién?',
    why: '¿Qué ha pasado?',
    reasons: {
      insults: 'Insultos o amenazas',
      name: 'Nombre ofensivo',
      cheating: 'Trampas',
      stalling: 'Juega despacio a propósito',
      other: 'Otra cosa',
    },
    text: 'Detalles (opcional)',
    send: 'Enviar denuncia',
    cancel: 'Cancelar',
    sent: 'Gracias. La moderación lo revisará.',
    failed: 'No se pudo enviar la denuncia.',
  },
};
