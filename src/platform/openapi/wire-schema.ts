import { z } from 'zod'

export type JsonSchema = Record<string, unknown> & {
  properties?: Record<string, JsonSchema>
  required?: string[]
}
type Def = { type: string; in?: Zod; out?: Zod; innerType?: Zod; shape?: Record<string, Zod> }
type Zod = { _zod: { def: Def } }

/**
 * A contract's schema as JSON Schema of what travels: amounts are whole numbers, instants are texts. What a contract
 * tolerates when reading (`z.catch`) is not promised: such a field has no default and is always there.
 */
export function wireSchema(schema: z.core.$ZodType): JsonSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const { type, shape } = zodSchema._zod.def as Def
      if (type === 'catch') delete jsonSchema.default
      // Long and no news beside the name of the format.
      if (jsonSchema.format) delete jsonSchema.pattern
      if (!shape) return
      const required = Object.keys(shape).filter((name) => isRequired(shape[name]!))
      if (required.length > 0) jsonSchema.required = required
    },
  })
  return json as JsonSchema
}

function isRequired({ _zod: { def } }: Zod): boolean {
  if (def.type === 'optional' || def.type === 'default' || def.type === 'unknown') return false
  if (def.type === 'pipe') return isRequired(def.in!._zod.def.type === 'transform' ? def.out! : def.in!)
  return def.type === 'catch' || def.type === 'nullable' ? isRequired(def.innerType!) : true
}
