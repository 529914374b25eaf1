import { refusals } from '#shared/refusal.ts'

/** Every way to say no of this domain. */
export const refuse = refusals('notifications', {
  always_told: [409, 'Este aviso sempre chega, porque a lei, o seu dinheiro ou a sua segurança pedem.'],
  notice_not_found: [404, 'Este aviso não existe mais.'],
  link_unknown: [404, 'Este link não vale mais. O que você recebe está em Conta, no seu painel.'],
})
