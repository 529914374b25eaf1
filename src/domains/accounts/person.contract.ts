import { z } from 'zod/mini'
import { atLeast, atMost, typed } from '#shared/typed-text/fields.ts'
import { hasPhoneDigits, PHONE_UNKNOWN } from './registration/rules.ts'

const NAME = /^\p{L}[\p{L}\p{M}'’.\- ]*$/u
/** `sitio.com`: mail programs make a link of it, and our first mail goes to an address that may be somebody else's. */
const WEB_ADDRESS = /\p{L}\.\p{L}{2}/u
/** A part of somebody's name. `missing`: the message when nothing was typed. */
export const personName = (missing: string) =>
  typed('name', missing).check(
    atLeast(1, missing),
    atMost(60, 'Use no máximo 60 letras.'),
    z.regex(NAME, 'Use só letras, espaços, hífen e apóstrofo.'),
    z.refine((name) => !WEB_ADDRESS.test(name), 'Deixe um espaço depois do ponto.'),
  )

/** A phone as it was typed; whether it exists is asked later. Empty is for who needs none. */
export const typedPhone = typed('number', 'Informe seu celular com DDD.').check(
  atMost(30, 'Este telefone é longo demais.'),
)

/** The same of whoever needs one, with digits enough. `missing`: the message when nothing was typed. */
export const neededPhone = (missing: string) =>
  typedPhone.check(z.minLength(1, missing), z.refine(hasPhoneDigits, PHONE_UNKNOWN))
