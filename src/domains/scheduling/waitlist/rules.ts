import { refusals } from '#shared/refusal.ts'

export const refuse = refusals('waitlist', {
  day_over: [409, 'Este dia já passou. Escolha outro.'],
  day_free: [409, 'Este dia ainda tem horários livres: dá para marcar agora.'],
  too_far: [409, 'A agenda ainda não chegou a este dia.'],
  confirm_email: [409, 'O aviso vai por e-mail. Confirme antes o seu: o link está na mensagem que enviamos.'],
  too_many: [409, 'Você já espera por dez dias. Desista de um para pedir outro aviso.'],
})

/** Days that one client waits for at once. */
export const MOST_WAITING = 10
/** Asking again after a mail brings another one: so often a day. */
export const WAITS = [{ name: 'waits', most: 40, windowMs: 86_400_000 }]
/** How many are looked at in one query. */
export const CHECKED_AT_ONCE = 500
