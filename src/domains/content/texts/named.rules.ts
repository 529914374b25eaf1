import { LEGAL_TEXTS, LEGAL_TITLES, type LegalText } from '#domains/accounts/agreements.rules.ts'
import { SERVICES, type ServiceName } from '../rules.ts'

/** What is edited by a name, beside articles. */
export type NamedKind = 'service' | 'slide' | 'banner' | 'page'
export type TextKey = `${NamedKind}/${string}`
/** What a text says, by the names of its fields. */
export type TextFields = Readonly<Record<string, string>>

/** `line`: one line; `markdown`: rendered for readers. `most`: in characters. What is not `optional` has to be said. */
export type TextField = {
  name: string
  label: string
  most: number
  look: 'line' | 'lines' | 'markdown'
  optional?: true
}
/**
 * `where`: the page on which readers find it. `legal`: what is kept is a draft until a version is published.
 */
export type NamedText = { label: string; where: string; fields: readonly TextField[]; legal?: LegalText }

const line = (name: string, label: string, most: number): TextField => ({ name, label, most, look: 'line' })
const lines = (name: string, label: string, most: number): TextField => ({ name, label, most, look: 'lines' })
const markdown = (name: string, label: string): TextField => ({ name, label, most: 100_000, look: 'markdown' })

const SERVICE_LABELS: Record<ServiceName, string> = {
  tarot: 'Tarot',
  astrologia: 'Astrologia',
  numerologia: 'Numerologia',
  runas: 'Runas',
  mediunidade: 'Mediunidade',
  oraculos: 'Oráculos',
  reiki: 'Reiki',
  cristaloterapia: 'Cristaloterapia',
}
const SERVICE = [
  line('title', 'Título', 80),
  lines('summary', 'Resumo', 300),
  markdown('markdown', 'Texto; o capítulo “Perguntas frequentes” vira as perguntas da página'),
]
const SLIDE = [
  line('overline', 'Linha de cima', 60),
  line('title', 'Título', 90),
  lines('text', 'Texto', 200),
  line('link', 'Palavras do botão', 40),
]

/** Every text that has a name, in the order of the list. */
export const NAMED_TEXTS: Readonly<Record<TextKey, NamedText>> = {
  'slide/1': { label: 'Início: primeiro destaque', where: '/', fields: SLIDE },
  'slide/2': { label: 'Início: segundo destaque', where: '/', fields: SLIDE },
  'slide/3': { label: 'Início: terceiro destaque', where: '/', fields: SLIDE },
  'banner/inicio': {
    label: 'Início: faixa',
    where: '/',
    fields: [
      { ...line('words', 'Frase; sem ela a faixa não aparece', 140), optional: true },
      { ...line('link', 'Palavras do link', 40), optional: true },
      { ...line('href', 'Endereço do link, começando por /', 120), optional: true },
    ],
  },
  'page/quem-somos': {
    label: 'Quem somos: abertura',
    where: '/quem-somos',
    fields: [line('title', 'Título', 90), lines('lead', 'Abertura', 400), markdown('markdown', 'Texto')],
  },
  ...Object.fromEntries(
    LEGAL_TEXTS.map((legal) => [
      `page/${legal}`,
      {
        label: LEGAL_TITLES[legal],
        where: `/data-management#${legal}`,
        fields: [markdown('markdown', 'Texto')],
        legal,
      },
    ]),
  ),
  ...Object.fromEntries(
    SERVICES.map((name) => [
      `service/${name}`,
      { label: `Serviço: ${SERVICE_LABELS[name]}`, where: `/servicos/${name}`, fields: SERVICE },
    ]),
  ),
}

/** The key of a legal text. */
export const legalKey = (text: LegalText): TextKey => `page/${text}`

export const isTextKey = (key: string): key is TextKey => Object.hasOwn(NAMED_TEXTS, key)

const WITHIN_SITE = /^\/(?!\/)[^\s\\]*$/

/** What is wrong with the fields of a text, by their names. Empty: nothing. */
export function textFaults(key: TextKey, given: TextFields): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const { name, most, look, optional } of NAMED_TEXTS[key]!.fields) {
    const value = given[name] ?? ''
    if (!optional && !value.trim()) faults[name] = 'Escreva este campo.'
    else if ([...value].length > most) faults[name] = `Use no máximo ${most.toLocaleString('pt-BR')} caracteres.`
    else if (look === 'line' && value.includes('\n')) faults[name] = 'Escreva numa linha só.'
    else if (name === 'href' && value && !WITHIN_SITE.test(value)) faults[name] = 'Um endereço daqui: /promocoes.'
  }
  if (given.link && !given.href && key.startsWith('banner/')) faults.href = 'Diga aonde o link leva.'
  return faults
}
