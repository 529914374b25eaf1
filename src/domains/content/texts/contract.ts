import { z } from 'zod/mini'
import { endpoint, instant, nameParam, nothing, tolerantList } from '#shared/contract.ts'
import { atMost, typed } from '#shared/typed-text/fields.ts'

const MOST = 100_000
const wholeNumber = z.pipe(typed('asSent').check(z.regex(/^\d{1,9}$/, 'Recarregue a página.')), z.transform(Number))
const Pairs = z.array(z.object({ name: z.string(), value: z.string() }))
const named = { kind: nameParam, name: nameParam }

const TextHead = z.object({
  /** `service/tarot`. */
  key: z.string(),
  label: z.string(),
  /** The page on which readers find it. */
  where: z.string(),
  /** 0: it says what the product says. */
  revision: z.int(),
  changedAt: z.nullable(instant),
})

export const listTexts = endpoint({
  method: 'GET',
  path: '/api/team/texts',
  access: 'team:content',
  summary: 'The texts that have a name: of services, of the home page, of institutional pages',
  input: nothing,
  output: z.object({ texts: tolerantList(TextHead) }),
})

export const readText = endpoint({
  method: 'GET',
  path: '/api/team/texts/:kind/:name',
  access: 'team:content',
  summary: 'One text that has a name, as readers have it now; revision 0 is the product’s own',
  input: z.object(named),
  output: z.object({ key: z.string(), revision: z.int(), fields: Pairs }),
})

export const saveText = endpoint({
  method: 'PUT',
  path: '/api/team/texts/:kind/:name',
  access: 'team:content',
  needsPassword: false,
  summary:
    'Keep a revision of a text that has a name, and show it at once. `base`: the revision that was changed; refused when somebody kept another one since. The same again changes nothing.',
  input: z.object({
    ...named,
    base: z.int().check(z.gte(0)),
    fields: z
      .array(
        z.object({
          name: typed('asSent').check(atMost(40, 'Recarregue a página.')),
          value: typed('prose').check(atMost(MOST, `Use no máximo ${MOST.toLocaleString('pt-BR')} caracteres.`)),
        }),
      )
      .check(z.maxLength(20, 'Recarregue a página.')),
  }),
  output: z.object({ revision: z.int() }),
  maxBodyBytes: 512 * 1024,
})

export const listTextRevisions = endpoint({
  method: 'GET',
  path: '/api/team/texts/:kind/:name/revisions',
  access: 'team:content',
  summary: 'The revisions of a text, the newest first, thirty: who wrote them and when',
  input: z.object({ ...named, before: z.optional(wholeNumber) }),
  output: z.object({
    revisions: tolerantList(z.object({ number: z.int(), writtenAt: instant, by: z.nullable(z.string()) })),
    hasMore: z.boolean(),
  }),
})

export const readTextRevision = endpoint({
  method: 'GET',
  path: '/api/team/texts/:kind/:name/revisions/:number',
  access: 'team:content',
  summary: 'What one revision of a text says; 0: what the product says',
  input: z.object({ ...named, number: z.catch(wholeNumber, -1) }),
  output: z.object({ fields: Pairs }),
})
