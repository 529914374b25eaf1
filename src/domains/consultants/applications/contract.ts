import { z } from 'zod/mini'
import { idParam, cents, endpoint, instant, nothing, tolerantList } from '#shared/contract.ts'
import { atLeast, atMost, proseText, typed } from '#shared/typed-text/fields.ts'
import { DOCUMENT_KINDS } from '../application-documents/bounds.rules.ts'
import { Language, Specialty, Tier } from '../contract.ts'
import { TEXT_KINDS, TEXT_LIMITS } from '../profile-changes/bounds.rules.ts'
import type { TextField } from '../profile-changes/fields.rules.ts'
import { PRICE_CEILING, PRICE_FLOOR, SPECIALTIES } from '../rules.ts'
import { LEAST_REASON, MOST_REASON } from './rules.ts'
import { ApplicationStatus } from '../application-status/contract.ts'
import { typedTaxId } from '../tax-id.contract.ts'

const words = (field: TextField, message: string) =>
  typed(TEXT_KINDS[field], message).check(
    atLeast(TEXT_LIMITS[field].least, message),
    atMost(TEXT_LIMITS[field].most, message),
  )

/** An application. The first specialty is the main one; the price is that of a minute of chat, in centavos. */
export const Application = z.object({
  taxId: typedTaxId,
  specialties: z
    .array(Specialty)
    .check(
      z.minLength(1, 'Escolha ao menos uma especialidade.'),
      z.maxLength(SPECIALTIES.length, 'Há especialidades repetidas.'),
    ),
  bio: words('bio', 'Conte sobre você e seu atendimento em 40 a 2.000 caracteres.'),
  pricePerMinuteCents: cents.check(
    z.refine(
      (price) => price >= PRICE_FLOOR && price <= PRICE_CEILING,
      'O preço por minuto fica entre R$ 1,49 e R$ 14,90.',
    ),
  ),
  name: z.optional(words('name', 'O nome de atendimento tem de 2 a 80 caracteres.')),
  title: z.optional(words('title', 'O título tem de 3 a 80 caracteres.')),
  description: z.optional(words('description', 'A descrição curta tem de 10 a 200 caracteres.')),
  city: z.optional(words('city', 'A cidade tem de 2 a 80 caracteres.')),
  languages: z.optional(
    z.array(Language).check(z.minLength(1, 'Informe ao menos um idioma.'), z.maxLength(8, 'Informe até oito idiomas.')),
  ),
})
export type Application = z.infer<typeof Application>

export const applyAsConsultant = endpoint({
  method: 'POST',
  path: '/api/consultants/application',
  access: 'consultor',
  begins: true,
  summary: 'Apply as a consultant; may be corrected until it is decided',
  input: Application,
  output: ApplicationStatus,
})

const REASON = 'Explique o motivo em 20 a 2.000 caracteres: a pessoa vai ler estas palavras.'
const Revision = z.int('Recarregue a página antes de decidir.').check(z.positive(), z.maximum(2_147_483_647))

/** An application as the team reads it, without CPF or CNPJ. */
export const ApplicationCase = z.object({
  id: z.string(),
  person: z.object({ name: z.string(), email: z.string(), isEmailConfirmed: z._default(z.boolean(), true) }),
  name: z.string(),
  title: z.string(),
  description: z.string(),
  bio: z.string(),
  city: z.nullable(z.string()),
  languages: z.array(z.string()),
  specialties: tolerantList(Specialty),
  pricePerMinuteCents: cents,
  appliedAt: instant,
  /** Which version of the text this is; a decision names the one that was read. */
  revision: z.int(),
  /** Reasons of earlier refusals, the latest first, at most three. */
  earlierRefusals: z.array(z.string()),
  /** What was uploaded to show who they are; read by its own endpoint. */
  documents: z._default(tolerantList(z.enum(DOCUMENT_KINDS)), []),
  /** Others with the same CPF or CNPJ: it is one person's, and only one of them can be approved. */
  sameDocument: z._default(z.array(z.object({ name: z.string(), email: z.string(), isApproved: z.boolean() })), []),
})
export type ApplicationCase = z.infer<typeof ApplicationCase>

export const listApplications = endpoint({
  method: 'GET',
  path: '/api/admin/applications',
  access: 'team:consultants',
  summary: 'Applications in review, the longest waiting first, at most a hundred; or the one with this id',
  input: z.object({ id: z.optional(idParam) }),
  output: z.object({ applications: z.array(ApplicationCase) }),
})

export const approveConsultant = endpoint({
  method: 'POST',
  path: '/api/consultants/:id/approval',
  access: 'team:consultants',
  needsPassword: false,
  summary: 'Approve an application whose address was confirmed',
  input: z.object({ id: idParam, tier: Tier, revision: Revision }),
  output: nothing,
})

export const refuseApplication = endpoint({
  method: 'POST',
  path: '/api/consultants/:id/refusal',
  access: 'team:consultants',
  needsPassword: false,
  summary: 'Refuse an application with a reason, which is mailed to the person. The same reason again changes nothing.',
  input: z.object({
    id: idParam,
    revision: Revision,
    reason: proseText({ least: LEAST_REASON, most: MOST_REASON, missing: REASON, tooLong: REASON }),
  }),
  output: nothing,
})

export const setAutomatic = endpoint({
  method: 'PUT',
  path: '/api/consultants/:id/automatic',
  access: 'team:consultants',
  needsPassword: false,
  summary: 'Say that a program attends in a consultant’s name, or a person again; everybody sees it',
  input: z.object({ id: idParam, on: z.boolean('Informe se o atendimento é automático.') }),
  output: nothing,
})
