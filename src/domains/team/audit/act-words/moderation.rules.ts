import type { ActWords } from './words.rules.ts'

/** Acts of moderation. */
export const MODERATION: ActWords = {
  'consultants.profile_taken_down': [
    'Parte do perfil retirada',
    'tirou do ar uma parte de um perfil',
    { name: 'nome', title: 'título', description: 'texto', portrait: 'foto', introduction: 'apresentação' },
  ],
  'reviews.testimonial_decided': [
    'Depoimento decidido',
    'decidiu um depoimento',
    { published: 'publicado', rejected: 'não publicado' },
  ],
  'reviews.held_review_decided': [
    'Avaliação à espera decidida',
    'decidiu uma avaliação retida',
    { published: 'publicada', refused: 'recusada' },
  ],
  'reviews.objection_decided': [
    'Avaliação contestada decidida',
    'decidiu uma contestação de avaliação',
    { kept: 'a avaliação fica' },
  ],
  'reviews.review_removed': [
    'Avaliação retirada',
    'retirou uma avaliação',
    { rule: 'por regra', court: 'por decisão judicial' },
  ],
  'moderation.report_decided': [
    'Denúncia decidida',
    'decidiu uma denúncia',
    { nothing: 'nada a fazer', warned: 'aviso', removed: 'retirada', suspension: 'para suspensão' },
  ],
  'moderation.file_seen': [
    'Foto ou voz denunciada vista para um caso',
    'abriu uma foto ou voz denunciada',
    { message: 'foto de uma conversa', photo: 'foto de um perfil', voice: 'voz de um perfil' },
  ],
  'moderation.said_read': [
    'Conversa lida para um caso',
    'leu o que foi dito em uma consulta',
    { report: 'por uma denúncia', claim: 'por um pedido de reembolso' },
  ],
}
