import { z } from 'zod/mini'
import { endpoint, idParam, instant, nameParam, newId, nothing, tolerantEnum, tolerantList } from '#shared/contract.ts'
import { atMost, lineText, madeText, proseText, typed } from '#shared/typed-text/fields.ts'
import { interests } from '../interests/fields.rules.ts'
import { INTEREST_NAMES, isInterest } from '../interests/rules.ts'
import {
  CAMPAIGN_LISTS,
  GROUP_NAMES,
  LEAST_REASON_LENGTH,
  MOST_BODY,
  MOST_PREHEADER,
  MOST_REASON_LENGTH,
  MOST_SUBJECT,
  SEGMENT_NAMES,
  STATE_NAMES,
} from './rules.ts'

const subject = lineText({ most: MOST_SUBJECT, missing: 'Escreva o assunto.' })
const preheader = typed('line').check(atMost(MOST_PREHEADER, `Use no máximo ${MOST_PREHEADER} caracteres.`))
/** Markdown. */
const body = typed('prose').check(atMost(MOST_BODY, `Use no máximo ${MOST_BODY.toLocaleString('pt-BR')} caracteres.`))
const interestList = z.pipe(
  madeText(200),
  z.transform((text: string) => text.split(',').filter(isInterest)),
)
const version = z.int().check(z.gte(0))
const reason = proseText({
  least: LEAST_REASON_LENGTH,
  most: MOST_REASON_LENGTH,
  missing: 'Diga o motivo, em dez letras ou mais: ele fica no registro.',
})

const Summary = z.object({
  id: z.string(),
  subject: z.string(),
  state: tolerantEnum(STATE_NAMES, 'sent'),
  segment: tolerantEnum(GROUP_NAMES, 'all'),
  createdAt: instant,
  sendAt: z.nullable(instant),
  startedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  /** Addresses when it began. */
  recipients: z.nullable(z.int()),
})
export type CampaignSummary = z.infer<typeof Summary>

/**
 * How many addresses of a campaign stand where. `refused`: for good, or after four attempts; `unknown`: nobody knows
 * whether it arrived; `leftBefore`: left the list before their turn; `leftBy`: left it by this mail.
 */
const Results = z.object({
  waiting: z.int(),
  accepted: z.int(),
  refused: z.int(),
  unknown: z.int(),
  leftBefore: z.int(),
  leftBy: z.int(),
  /** Closed their account, which erased the address. */
  erased: z.int(),
})
export type Results = z.infer<typeof Results>

export const Campaign = z.extend(Summary, {
  preheader: z.string(),
  body: z.string(),
  /** Of which subjects each reader chose one; empty for other groups. */
  interests: tolerantList(z.enum(INTEREST_NAMES)),
  version: z.int(),
  results: z.nullable(Results),
  /** Addresses for which nobody knows whether it arrived, with their middle hidden, at most fifty. */
  unknown: tolerantList(z.object({ address: z.string(), at: instant, fault: z.string() })),
  /** Why nothing leaves now, and when it is tried again. */
  pause: z.nullable(z.object({ fault: z.string(), until: instant })),
})
export type Campaign = z.infer<typeof Campaign>

export const listCampaigns = endpoint({
  method: 'GET',
  path: '/api/team/newsletter/campaigns',
  access: 'team:content',
  summary:
    'Campaigns, or editions of the horoscope, latest first, fifty at a time; `before`: the id of the last one of the page before',
  input: z.object({ list: z.optional(z.enum(CAMPAIGN_LISTS)), before: z.optional(idParam) }),
  output: z.object({ campaigns: tolerantList(Summary), more: z.boolean() }),
})

export const readCampaign = endpoint({
  method: 'GET',
  path: '/api/team/newsletter/campaigns/:id',
  access: 'team:content',
  summary: 'One campaign with its text and how its addresses stand; whether mails are opened is not looked at',
  input: z.object({ id: idParam }),
  output: Campaign,
})

export const saveCampaign = endpoint({
  method: 'PUT',
  path: '/api/team/newsletter/campaigns/:id',
  access: 'team:content',
  needsPassword: false,
  summary:
    'Save a draft. `version`: the one that was read, 0 for a new one; another one is refused. The same text again changes nothing.',
  input: z.object({
    id: newId,
    version,
    subject,
    preheader,
    body,
    segment: z.enum(SEGMENT_NAMES, 'Escolha quem recebe.'),
    /** Of the segment of interests alone; without it others are none. */
    interests: z.optional(interests),
  }),
  output: z.object({ version: z.int() }),
  maxBodyBytes: 256 * 1024,
})

export const discardCampaign = endpoint({
  method: 'DELETE',
  path: '/api/team/newsletter/campaigns/:id',
  access: 'team:content',
  needsPassword: false,
  summary: 'Delete a draft. Repeating changes nothing.',
  input: z.object({ id: idParam }),
  output: nothing,
})

export const previewCampaign = endpoint({
  method: 'GET',
  path: '/api/team/newsletter/campaigns/:id/preview',
  access: 'team:content',
  summary: 'A campaign as its readers get it: its part of the HTML, and the plain text of all',
  input: z.object({ id: idParam }),
  output: z.object({ html: z.string(), text: z.string() }),
})

export const countSegments = endpoint({
  method: 'GET',
  path: '/api/team/newsletter/segments',
  access: 'team:content',
  summary: 'How many addresses each group has now; `interests`: subjects separated by commas, of which each chose one',
  input: z.object({ interests: z.optional(interestList) }),
  output: z.object({ all: z.int(), noPurchase: z.int(), interested: z.int() }),
})

export const readArticleLetter = endpoint({
  method: 'GET',
  path: '/api/team/newsletter/articles/:slug',
  access: 'team:content',
  summary: 'A published article as the beginning of a campaign: subject, preheader and Markdown',
  input: z.object({ slug: nameParam }),
  output: z.object({ subject: z.string(), preheader: z.string(), body: z.string() }),
})

export const testCampaign = endpoint({
  method: 'POST',
  path: '/api/team/newsletter/campaigns/:id/test',
  access: 'team:content',
  needsPassword: false,
  summary: 'Mail a campaign to oneself alone, as it was last saved',
  input: z.object({ id: idParam, testId: newId }),
  output: z.object({ to: z.string() }),
})

export const scheduleCampaign = endpoint({
  method: 'POST',
  path: '/api/team/newsletter/campaigns/:id/schedule',
  access: 'team:content',
  needsPassword: true,
  summary:
    'Send a campaign at an instant up to ninety days ahead, or now. `version`: the one that was read. The same again changes nothing.',
  input: z.object({ id: idParam, version, sendAt: z.nullable(instant) }),
  output: nothing,
})

export const cancelCampaign = endpoint({
  method: 'POST',
  path: '/api/team/newsletter/campaigns/:id/cancel',
  access: 'team:content',
  needsPassword: false,
  summary: 'Take back what was scheduled before it begins; it is a draft again. Repeating changes nothing.',
  input: z.object({ id: idParam }),
  output: nothing,
})

export const stopCampaign = endpoint({
  method: 'POST',
  path: '/api/team/newsletter/campaigns/:id/stop',
  access: 'team:content',
  needsPassword: false,
  summary: 'Stop a campaign while it is being sent: what has not been handed over waits. Repeating changes nothing.',
  input: z.object({ id: idParam, reason }),
  output: nothing,
})

export const resumeCampaign = endpoint({
  method: 'POST',
  path: '/api/team/newsletter/campaigns/:id/resume',
  access: 'team:content',
  needsPassword: true,
  summary: 'Send what is left of a stopped campaign; nobody gets it a second time. Repeating changes nothing.',
  input: z.object({ id: idParam, reason }),
  output: nothing,
})
