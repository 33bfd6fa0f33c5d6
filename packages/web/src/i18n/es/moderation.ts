/** Palabras sobre la convivencia: avisos, denuncias y bloqueos. */
import type { moderation as english } from '../en/moderation.ts';
import type { Widen } from '../words.ts';

export const moderation: Widen<typeof english> = {
  announcement: 'Aviso',
  dismiss: 'Cerrar el aviso',
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
