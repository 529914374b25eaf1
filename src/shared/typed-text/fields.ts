import { z } from 'zod/mini'
import { CLEANED, type Kind } from './clean.ts'
import { characterCount, visiblePart } from './visible.ts'

/** A text of this kind, cleaned before whatever is checked next. `missing`: the message when it is no text. */
export const typed = (kind: Kind, missing?: string) =>
  z.string(missing === undefined ? undefined : { error: missing }).check(z.overwrite(CLEANED[kind]))

type Attached = { _zod: { bag: Record<string, unknown> } }

/** For /api/openapi.json, where a limit counts characters, too. */
function described(check: z.core.$ZodCheck<string>, limit: 'minimum' | 'maximum', characters: number) {
  check._zod.onattach.push((schema: unknown) => {
    ;(schema as Attached)._zod.bag[limit] = characters
  })
  return check
}

/** At least so many characters that a reader sees, spaces between them included. */
export const atLeast = (characters: number, error: string) =>
  described(
    z.refine<string>((text) => characterCount(visiblePart(text)) >= characters, { error }),
    'minimum',
    characters,
  )

/** At most so many characters, as PostgreSQL counts them. */
export const atMost = (characters: number, error: string) =>
  described(
    z.refine<string>((text) => characterCount(text) <= characters, { error }),
    'maximum',
    characters,
  )

type Bounds = { least?: number; most: number; missing: string; tooShort?: string; tooLong?: string }

const bounded = (kind: Kind, { least = 1, most, missing, tooShort = missing, tooLong }: Bounds) =>
  typed(kind, missing).check(
    atLeast(least, tooShort),
    atMost(most, tooLong ?? `Use no máximo ${most.toLocaleString('pt-BR')} caracteres.`),
  )

/**
 * Lines of `least` (1) to `most` characters. `missing`: the message when there are none; `tooShort` and `tooLong`: when
 * there is too little or too much, if those are other ones.
 */
export const proseText = (bounds: Bounds) => bounded('prose', bounds)
/** The same in one line. */
export const lineText = (bounds: Bounds) => bounded('line', bounds)

/** What a program made: a token, an address, a zone. At most `most` characters. */
export const madeText = (most: number, error?: string) => typed('asSent', error).check(z.maxLength(most, error))

/** A valid mail address, in lower case. `missing`: the message when nothing was typed. */
export const emailAddress = (missing: string) =>
  typed('email', missing).check(
    z.minLength(1, { error: missing, abort: true }),
    z.maxLength(254, 'Este e-mail é longo demais.'),
    z.email('Confira o e-mail: algo como nome@exemplo.com.br.'),
  )
