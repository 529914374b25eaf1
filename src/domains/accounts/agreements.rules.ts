import { formatDay } from '#shared/dates.ts'
import { refusals } from '#shared/refusal.ts'

export const refuse = refusals('agreements', {
  needed: [
    403,
    'Os nossos textos mudaram e esperam o seu aceite, na Central de privacidade. Até lá a conta não começa nada novo; o que já está em andamento continua.',
  ],
  version_not_found: [404, 'Esta versão não existe.'],
  changed_meanwhile: [409, 'Alguém publicou outra versão deste texto. Recarregue e confira antes de publicar a sua.'],
  same_words: [409, 'O texto diz o mesmo que a última versão publicada. Nada mudou.'],
  informs_only: [400, 'Este texto só informa: ninguém o aceita.'],
  too_soon: [400, 'A versão entraria em vigor antes do aviso.'],
  too_far: [400, 'No máximo um ano adiante.'],
  before_last: [409, 'Já há uma versão publicada que ainda vai entrar em vigor. Esta só pode valer depois dela.'],
  outdated: [409, 'Este texto mudou enquanto você lia. Leia a versão que vale agora.'],
})

/** The texts that have versions, in the order in which they are read. Their names are part of addresses. */
export const LEGAL_TEXTS = ['termos', 'privacidade', 'cookies', 'dados-sensiveis'] as const
export type LegalText = (typeof LEGAL_TEXTS)[number]
export const isLegalText = (name: string): name is LegalText => (LEGAL_TEXTS as readonly string[]).includes(name)

export const LEGAL_TITLES: Readonly<Record<LegalText, string>> = {
  termos: 'Termos de uso',
  privacidade: 'Aviso de privacidade',
  cookies: 'Cookies e o que fica no seu navegador',
  'dados-sensiveis': 'Consentimento para dados sensíveis',
}

/** A text as an event names it, which has no dashes. */
export const detailOf = (text: LegalText) => text.replaceAll('-', '_')

/** What a person accepts; the rest informs. */
export const ACCEPTED_TEXTS = ['termos', 'privacidade', 'dados-sensiveis'] as const satisfies readonly LegalText[]
export type AcceptedText = (typeof ACCEPTED_TEXTS)[number]
export const isAccepted = (text: string): text is AcceptedText => (ACCEPTED_TEXTS as readonly string[]).includes(text)

/** What the boxes of the registration accept. */
export const acceptedBy = ({ terms, sensitiveData }: { terms: boolean; sensitiveData: boolean }): AcceptedText[] => [
  ...(terms ? (['termos', 'privacidade'] as const) : []),
  ...(sensitiveData ? (['dados-sensiveis'] as const) : []),
]

const DAY_MS = 86_400_000
/** For how many days a version that asks again is announced before it is in force. */
export const NOTICE_DAYS = { least: 3, usual: 10, most: 90 } as const
const FARTHEST_MS = 365 * DAY_MS
/** What changes, in characters. */
export const NOTE_LENGTH = { least: 3, most: 1_000 } as const

/** Where readers find one version. */
export const versionPath = (text: LegalText, number: number) =>
  `/data-management?texto=${text}&versao=${number}` as const

type Planned = {
  text: LegalText
  asksAgain: boolean
  noticeDays: number
  /** Undefined: as soon as it may be. */
  inForceAt: Date | undefined
  /** Of the latest version. */
  last: { inForceAt: Date } | undefined
}

/**
 * When a version is in force, and when it begins to be announced (null: nobody is asked). Versions come into force in
 * their order. Refuses a notice that is too short, more than a year, and to ask about what only informs.
 */
export function planVersion({ text, asksAgain, noticeDays, inForceAt, last }: Planned, now: Date) {
  if (asksAgain && !isAccepted(text)) throw refuse('informs_only')
  const noticeMs = asksAgain ? noticeDays * DAY_MS : 0
  const earliest = now.getTime() + noticeMs
  const at = inForceAt?.getTime() ?? Math.max(earliest, last?.inForceAt.getTime() ?? 0)
  if (at < earliest) throw refuse('too_soon', { inForceAt: 'Escolha um momento depois do aviso.' })
  if (at > now.getTime() + FARTHEST_MS) throw refuse('too_far', { inForceAt: 'No máximo um ano adiante.' })
  if (last && at < last.inForceAt.getTime())
    throw refuse('before_last', { inForceAt: `Só a partir de ${formatDay(last.inForceAt)}.` })
  return { inForceAt: new Date(at), announcedAt: asksAgain ? new Date(at - noticeMs) : null }
}

type Version = { number: number; asksAgain: boolean; inForceAt: Date }

/** The version of a text that is in force, of all that were published; undefined: what the product says. */
export const inForce = <V extends Version>(versions: readonly V[], now: Date): V | undefined =>
  versions
    .filter(({ inForceAt }) => inForceAt <= now)
    .toSorted((a, b) => b.number - a.number)
    .at(0)

/** Whether somebody who accepted nothing newer than `accepted` (null: nothing at all) is asked again. */
export const isAsked = (versions: readonly Version[], accepted: number | null, now: Date): boolean =>
  versions.some(({ number, asksAgain, inForceAt }) => asksAgain && inForceAt <= now && number > (accepted ?? -1))
