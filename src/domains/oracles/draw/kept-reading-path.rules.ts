import type { Kind } from './rules.ts'

const PAGES = {
  tarot: ['/tarot-gratis', ''],
  runas: ['/servicos/runas', '#ferramenta'],
  iching: ['/servicos/oraculos', '#ferramenta'],
} as const

/** The address of a reading of any oracle. */
export function keptReadingPath({ kind, id }: { kind: Kind; id: string }): `/${string}` {
  const [page, anchor] = PAGES[kind]
  return `${page}?leitura=${id}${anchor}`
}
