import { type ActWords, LEGAL_TEXT_NAMES } from './words.rules.ts'

const KINDS_OF_TEXTS = {
  article: 'artigo',
  service: 'serviço',
  slide: 'destaque da página inicial',
  banner: 'faixa da página inicial',
  page: 'página da casa',
}

/** Acts of what we publish. */
export const CONTENT: ActWords = {
  'content.legal_texts_confirmed': ['Textos legais confirmados', 'publicou a primeira versão dos textos legais'],
  'content.legal_version_published': [
    'Texto legal publicado',
    'publicou uma versão de um texto legal',
    LEGAL_TEXT_NAMES,
  ],
  'content.text_written': ['Revisão de um texto guardada', 'guardou uma revisão de um texto', KINDS_OF_TEXTS],
  'content.text_published': ['Texto publicado', 'publicou um texto', { at_once: 'na hora', scheduled: 'agendado' }],
  'content.text_unpublished': ['Texto tirado do ar', 'tirou um texto do ar'],
  'content.author_named': ['Autoria de um artigo', 'disse de quem é um artigo'],
  'content.draft_deleted': ['Rascunho apagado', 'apagou um rascunho'],
  'content.picture_added': ['Imagem enviada', 'enviou uma imagem'],
  'newsletter.campaign_written': ['Texto de campanha salvo', 'salvou o texto de uma campanha'],
  'newsletter.campaign_tested': ['Teste de campanha enviado', 'mandou para si um teste de uma campanha'],
  'newsletter.campaign_discarded': ['Rascunho de campanha apagado', 'apagou o rascunho de uma campanha'],
  'newsletter.campaign_scheduled': ['Campanha agendada', 'agendou uma campanha'],
  'newsletter.campaign_cancelled': ['Agendamento de campanha cancelado', 'cancelou o agendamento de uma campanha'],
  'newsletter.campaign_stopped': ['Campanha parada', 'parou uma campanha'],
  'newsletter.campaign_resumed': ['Campanha continuada', 'continuou uma campanha'],
}
