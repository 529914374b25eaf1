import { refusals } from '#shared/refusal.ts'

/** Every way to say no of this domain. */
export const refuse = refusals('notifications', {
  always_told: [409, 'Este aviso sempre chega, porque a lei, o seu dinheiro ou a sua segurança pedem.'],
  notice_not_found: [404, 'Este aviso não existe mais.'],
  unknown_push_service: [
    400,
    'Este navegador usa um serviço de avisos que não conhecemos. Tente com Chrome, Firefox, Edge ou Safari.',
  ],
  subscription_of_another: [
    409,
    'Outra conta recebe avisos neste navegador. Desligue por lá, ou nas permissões do navegador, e tente de novo.',
  ],
  device_not_found: [404, 'Este aparelho já não recebe avisos.'],
  unknown_zone: [400, 'Não conhecemos este fuso horário.'],
  link_unknown: [404, 'Este link não vale mais. O que você recebe está em Conta, no seu painel.'],
})
