import { z } from 'zod/mini'
import { LEGAL_TEXTS, NOTE_LENGTH, NOTICE_DAYS } from '#domains/accounts/agreements.rules.ts'
import { endpoint, instant, nameParam, nothing, tolerantEnum, tolerantList } from '#shared/contract.ts'
import { proseText, typed } from '#shared/typed-text/fields.ts'

const Words = { lead: z.string(), parts: z.array(z.object({ id: z.string(), title: z.string(), html: z.string() })) }
const Head = z.object({
  number: z.int(),
  /** What changes, for whoever reads it. */
  note: z.string(),
  /** Whether whoever accepted an older one is asked again. */
  asksAgain: z.boolean(),
  publishedAt: instant,
  inForceAt: instant,
})
const text = z.enum(LEGAL_TEXTS, { error: 'Este texto não existe.' })

export const readLegalTexts = endpoint({
  method: 'GET',
  path: '/api/legal-texts',
  access: 'public',
  summary: 'The terms, the notices and the consent as they are in force, and the versions that will be',
  input: nothing,
  output: z.object({
    texts: tolerantList(
      z.object({
        text: z.string(),
        title: z.string(),
        /** 0: what comes with the product, while nothing was published. */
        version: z.int(),
        inForceAt: z.nullable(instant),
        upcoming: z.array(Head),
        ...Words,
      }),
    ),
  }),
})

export const readLegalVersion = endpoint({
  method: 'GET',
  path: '/api/legal-texts/:text/:number',
  access: 'public',
  summary: 'One published version of a legal text, for ever, with what it changed',
  input: z.object({
    text: nameParam,
    number: z.catch(z.pipe(typed('asSent').check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number)), -1),
  }),
  output: z.object({
    text: z.string(),
    title: z.string(),
    ...Head.def.shape,
    /** SHA-256 of its Markdown, in hex. */
    contentHash: z.string(),
    isInForce: z.boolean(),
    /** All of this text, the newest first. */
    versions: z.array(Head),
    /** Lines in both versions, in the older or in the newer one; null: a passage that both have. */
    changes: z.array(z.nullable(z.object({ in: tolerantEnum(['both', 'older', 'newer'], 'both'), text: z.string() }))),
    ...Words,
  }),
})

const History = z.object({
  /** Of what the team wrote last; 0: what comes with the product. */
  revision: z.int(),
  hasCompany: z.boolean(),
  /** What was written since the latest version, or the company, differs from it. */
  isChanged: z.boolean(),
  versions: z.array(Head),
})

export const readLegalHistory = endpoint({
  method: 'GET',
  path: '/api/team/legal-texts/:text',
  access: 'team:content',
  summary: 'The versions of a legal text, and whether something was written since',
  input: z.object({ text: nameParam }),
  output: History,
})

export const publishLegalText = endpoint({
  method: 'POST',
  path: '/api/team/legal-texts/:text/versions',
  access: 'team:company',
  needsPassword: true,
  summary:
    'Publish what was written last of a legal text as a version, for ever; one that asks again is announced by mail first. The same again changes nothing.',
  input: z.object({
    text,
    base: z.int().check(z.gte(0)),
    revision: z.int().check(z.gte(0)),
    note: proseText({ least: NOTE_LENGTH.least, most: NOTE_LENGTH.most, missing: 'Diga o que muda, para quem lê.' }),
    asksAgain: z.boolean(),
    noticeDays: z._default(
      z
        .int('Escreva um número de dias.')
        .check(
          z.gte(NOTICE_DAYS.least, `Avise ao menos ${NOTICE_DAYS.least} dias antes.`),
          z.lte(NOTICE_DAYS.most, `No máximo ${NOTICE_DAYS.most} dias.`),
        ),
      NOTICE_DAYS.usual,
    ),
    /** Null: as soon as it may be. */
    inForceAt: z.nullable(instant),
  }),
  output: z.object({ number: z.int() }),
})
