import { refusals } from '#shared/refusal.ts'

export const refuse = refusals('content', {
  article_not_found: [404, 'Não encontramos este artigo.'],
  service_not_found: [404, 'Não encontramos este serviço.'],
  text_not_found: [404, 'Este texto não existe.'],
  revision_not_found: [404, 'Esta revisão não existe.'],
  changed_meanwhile: [409, 'Alguém guardou outra versão deste texto. Veja a diferença e decida o que fica.'],
  id_reused: [409, 'Este texto já foi criado de outro jeito. Recarregue a página.'],
  slug_taken: [409, 'Este endereço é de outro artigo.'],
  incomplete: [409, 'Ainda falta algo para publicar.'],
  already_public: [409, 'Este artigo já está no ar. Para agendar, tire-o do ar antes.'],
  from_over: [400, 'Escolha um momento que ainda não passou.'],
  from_too_far: [400, 'No máximo um ano adiante.'],
  was_public: [409, 'Leitores já viram este artigo: ele sai do ar, e o endereço continua dele.'],
  company_missing: [409, 'Escreva antes os dados da empresa: os textos dizem quem responde pelo site.'],
  not_public: [409, 'Este artigo não está no ar nem agendado.'],
})

/** Categories of articles, by their slug. */
export const CATEGORIES = {
  tarot: 'Tarot',
  astrologia: 'Astrologia',
  numerologia: 'Numerologia',
  runas: 'Runas',
  mediunidade: 'Mediunidade',
  oraculos: 'Oráculos',
  reiki: 'Reiki',
  cristais: 'Cristais',
  autocuidado: 'Autocuidado',
  bastidores: 'Bastidores',
} as const
export type Category = keyof typeof CATEGORIES
export const isCategory = (name: string): name is Category => Object.hasOwn(CATEGORIES, name)

export const SERVICES = [
  'tarot',
  'astrologia',
  'numerologia',
  'runas',
  'mediunidade',
  'oraculos',
  'reiki',
  'cristaloterapia',
] as const
export type ServiceName = (typeof SERVICES)[number]
export const isServiceName = (name: string): name is ServiceName => (SERVICES as readonly string[]).includes(name)

/** The article category that belongs to a service. */
export const categoryOf = (service: ServiceName): Category => (service === 'cristaloterapia' ? 'cristais' : service)

/** Articles per page of the list, and in the RSS feed. */
export const PAGE_SIZE = 9
export const FEED_SIZE = 20
