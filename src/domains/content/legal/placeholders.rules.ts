import type { Company } from '#shared/company.ts'
import { KEPT_DATA } from './kept-data.rules.ts'

/** A line of Markdown that shows what is typed, whatever it holds. */
const literal = (words: string) => words.replaceAll(/[\\`*_[\]<>|#]/g, '\\$&')

const keptData = () =>
  [
    '| Dado | Base | Quem vê | Até quando |',
    '|---|---|---|---|',
    ...Object.entries(KEPT_DATA).map((row) => `| ${row.flat().join(' | ')} |`),
  ].join('\n')

/** What a legal text says by a name, so that nobody types it twice; before the company is known, words instead. */
const VALUES: Readonly<Record<string, (company: Company) => string>> = {
  empresa: ({ legalName, cnpj }) =>
    cnpj ? `${literal(legalName)} (CNPJ ${cnpj})` : 'a empresa responsável pelo Sensitivos',
  endereco: ({ street, locality }) => literal([street, locality].filter(Boolean).join(', ')),
  telefone: ({ phone }) => literal(phone),
  contato: ({ email }) => (email ? `[${literal(email)}](mailto:${encodeURI(email)})` : '[contato](/contato)'),
  dados: keptData,
}
export const PLACEHOLDERS = Object.keys(VALUES)

const PLACEHOLDER = /\{\{([^{}\n]{0,40})\}\}/g

/** What stands in a text between double braces and is no name that it may use. */
export const unknownPlaceholders = (markdown: string): string[] => [
  ...new Set(
    [...markdown.matchAll(PLACEHOLDER)].map(([, name]) => name!.trim()).filter((name) => !Object.hasOwn(VALUES, name)),
  ),
]

/** The text as it is read. What no name is stays as it is. */
export const fillPlaceholders = (markdown: string, company: Company): string =>
  markdown.replace(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(VALUES, name.trim()) ? VALUES[name.trim()]!(company) : whole,
  )
