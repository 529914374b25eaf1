import { refusals } from '#shared/refusal.ts'
import { OPEN_CHANNELS, type Channel, type Specialty, specialtyNames } from '../rules.ts'
import { TEXT_LIMITS } from './bounds.rules.ts'
import { findContactData } from '#domains/detectors/contact.rules.ts'
import type { TextField } from './fields.rules.ts'

// Apart, because every public page names fields, contracts ask for bounds, and neither needs the rest.
export * from './bounds.rules.ts'
export * from './fields.rules.ts'

/** For so long everybody reads on the profile what was taken down, and why. */
export const TAKEDOWN_SHOWN_MS = 90 * 24 * 60 * 60 * 1000

/** Saved changes of one consultant: enough to polish a text, too few to flood the team's list. */
export const CHANGES_PER_CONSULTANT = { name: 'consultant-profile-change', most: 60, windowMs: 86_400_000 }
/** A mistake in a name can be mended; nobody leaves what is known of a name behind again and again. */
export const NAMES_PER_CONSULTANT = { name: 'consultant-name-change', most: 3, windowMs: 30 * 86_400_000 }

/** Texts with contact data that one person is told about; then the person waits. */
export const REFUSED_TEXTS = { name: 'refused-texts', most: 30, windowMs: 3_600_000 }

export const refuse = refusals('profile', {
  not_found: [404, 'Não encontramos este consultor.'],
  not_approved: [409, 'O perfil se edita quando a candidatura estiver aprovada.'],
  contact_data: [400, 'Nada foi guardado: um dos textos tem um contato de fora. Veja o motivo junto dele.'],
  held_text: [400, 'Nada foi guardado: um dos textos diz o que um perfil não pode dizer. Veja o motivo junto dele.'],
  name_taken: [409, 'Já existe um consultor com este nome. Escolha um que distinga você.'],
  name_reserved: [400, 'Este nome parece ser da própria casa. Use o seu nome de atendimento.'],
  name_letters: [400, 'O nome leva letras do nosso alfabeto, espaços, ponto, hífen e apóstrofo.'],
  channel_closed: [400, 'Este canal ainda não abriu. Escolha um dos que já atendem.'],
  channel_missing: [400, 'Deixe ao menos um canal ligado. Para parar de atender, use a chave do alto.'],
  was_taken_down: [
    409,
    'A equipe retirou exatamente isto do seu perfil. Escreva de outro jeito, ou fale com a equipe.',
  ],
  changed_meanwhile: [409, 'O perfil mudou enquanto você lia: isto já não está nele. Recarregue a lista.'],
})

/** Latin letters, as those of other scripts look the same and make a second Luna; and what stands between names. */
const NAME = /^\p{Script=Latin}[\p{Script=Latin}\p{M} .'’-]*$/u
/** Longer ones leave no room for the number that makes them unique. */
const MOST_FIRST_NAME = 70
/** Names that would speak for the house. */
const OF_THE_HOUSE = /sensitivos|\b(suporte|equipe|administra[cç][aã]o)\b/i

/** Refuses a name with other signs than those of names, or one that poses as the house. */
export function checkName(name: string) {
  if (!NAME.test(name))
    throw refuse('name_letters', { name: 'Use letras do nosso alfabeto, espaços, ponto, hífen e apóstrofo.' })
  if (OF_THE_HOUSE.test(name.normalize('NFKC')))
    throw refuse('name_reserved', { name: 'Este nome parece ser da própria casa.' })
}

/**
 * Which of the offered channels remain and which are new: only open ones are chosen, at least one; what was offered on
 * a channel that is closed today stays as it was.
 */
export function channelsAfter(
  offered: readonly Channel[],
  chosen: readonly Channel[],
  open: readonly Channel[] = OPEN_CHANNELS,
): Channel[] {
  const isOpen = (channel: Channel) => open.includes(channel)
  const added = chosen.filter((channel) => !offered.includes(channel))
  if (added.some((channel) => !isOpen(channel)))
    throw refuse('channel_closed', { channels: 'Este canal ainda não abriu.' })
  if (!chosen.some(isOpen)) throw refuse('channel_missing', { channels: 'Deixe ao menos um canal ligado.' })
  return [...new Set([...offered.filter((channel) => !isOpen(channel)), ...chosen])]
}

const specialtyWords = (specialties: readonly Specialty[]) =>
  specialties.map((specialty) => specialtyNames[specialty]).join(', ')

const isName = (name: string) => NAME.test(name) && !OF_THE_HOUSE.test(name.normalize('NFKC')) && !findContactData(name)

/** Names in place of one that was taken down: the first name of the account, never the last, unless it is no name. */
export const neutralNames = (firstName: string): string[] =>
  [firstName, 'Perfil sem nome'].filter((name) => isName(name) && name.length > 1 && name.length <= MOST_FIRST_NAME)

/** What stands in place of a text that was taken down, until the consultant writes another one. */
export const replacementOf = (field: Exclude<TextField, 'name'>, specialties: readonly Specialty[]): string | null =>
  ({
    title: specialtyWords(specialties).slice(0, TEXT_LIMITS.title.most),
    description: `Atende em ${specialtyWords(specialties)}.`,
    bio: 'A apresentação anterior foi retirada pela equipe, e ainda não há outra. Preço e especialidades estão aqui.',
    city: null,
  })[field]
