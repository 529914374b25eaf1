import { z } from 'zod/mini'
import { madeText } from '#shared/typed-text/fields.ts'

/** The token of a mailed link. */
export const mailToken = madeText(100, 'Este link está incompleto.').check(
  z.minLength(20, 'Este link está incompleto.'),
)
