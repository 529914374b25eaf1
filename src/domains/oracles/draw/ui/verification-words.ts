import type { CheckedLine } from '#browser/kit/feedback/check-lines.tsx'
import type { DrawCheck, DrawRecord } from '../verification.rules.ts'
import { drawStateOf } from '../rules.ts'

const WHAT: Record<DrawCheck['name'], string> = {
  order: 'Primeiro o selo, depois o gesto, depois as escolhas, e só então a semente',
  witnessed: 'Selo e gesto são os que este navegador viu e enviou',
  commitment: 'O selo mostrado antes é o resumo SHA-256 da semente',
  pieces: 'Semente e gesto, embaralhados de novo, dão exatamente isto',
}

/** The name of a piece by its number in the set, and whether it is reversed. */
export type PieceName = (piece: number, reversed: boolean) => string

/** `33↓ 4` as names. Sums of coins are left as they are. */
const named = (pieces: string, nameOf: PieceName | undefined) =>
  nameOf
    ? pieces
        .split(' ')
        .filter(Boolean)
        .map((text) => nameOf(Number.parseInt(text, 10), text.endsWith('↓')))
        .join(', ')
    : pieces

/** One check as text. */
export function describeCheck(
  { name, holds, stated, computed }: DrawCheck,
  nameOf: PieceName | undefined,
): CheckedLine {
  const short = (text: string) => (text ? `${text.slice(0, 12)}…` : 'nada')
  const line = { key: name, what: WHAT[name], holds }
  if (name === 'order') return { ...line, found: '' }
  if (name === 'witnessed') return { ...line, found: holds ? '' : 'não é o que este navegador guardou' }
  if (name === 'commitment')
    return { ...line, found: holds ? short(computed) : `diz ${short(stated)}, calculamos ${short(computed)}` }
  return {
    ...line,
    found: holds
      ? named(computed, nameOf)
      : `diz ${named(stated, nameOf) || 'nada'}; calculamos ${named(computed, nameOf) || 'nada'}`,
  }
}

/** A text in single quotes for a shell. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** The two commands that verify a draw in a terminal. */
export function shellCommandsOf({ kind, events }: DrawRecord): string[] {
  const { seed = '', gesture = '' } = drawStateOf(events)
  return [
    `printf %s ${quoted(seed)} | shasum -a 256`,
    `printf %s ${quoted(`${kind}|${gesture}|0`)} | openssl dgst -sha256 -hmac ${quoted(seed)}`,
  ]
}

/** How the numbers of a draw become its order, for those who verify it independently. */
export const describeShuffle = ({ kind }: Pick<DrawRecord, 'kind'>) =>
  kind === 'iching'
    ? 'o primeiro bloco de oito números de 32 bits; com 1 e 2 no lugar do 0, os dois seguintes. Número ímpar é cara, par é coroa, três por linha, de baixo para cima.'
    : 'o primeiro bloco de oito números de 32 bits, dos quais saem as trocas de Fisher–Yates, da última posição à segunda, sem usar o que passa do último múltiplo inteiro.'
