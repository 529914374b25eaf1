import { z } from 'zod/mini'
import { type Interest, INTEREST_NAMES, inOrder } from './rules.ts'

/** Subjects of the list, each once and in its order. */
export const interests = z.pipe(
  z
    .array(z.enum(INTEREST_NAMES, 'Escolha assuntos da lista.'), 'Escolha assuntos da lista.')
    .check(z.maxLength(INTEREST_NAMES.length, 'Escolha assuntos da lista.')),
  z.transform((chosen: Interest[]) => inOrder(chosen)),
)
