import { refusals } from '#shared/refusal.ts'

export const refuse = refusals('content', {
  article_not_found: [404, 'Não encontramos este artigo.'],
  service_not_found: [404, 'Não encontramos este serviço.'],
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
