import type { z } from 'zod/mini'

/** The path of a field in the input: `['items', '0', 'quantity']`. */
export type Field = readonly string[]

type Def = {
  type: string
  innerType?: Schema
  in?: Schema
  out?: Schema
  element?: Schema
  shape?: Record<string, Schema>
  options?: Schema[]
  valueType?: Schema
}
type Schema = { _zod: { def: Def } }

/** Every leaf value of this schema by its path. Of a list, only the first element. */
export function fieldsOf(schema: z.ZodMiniType): Field[] {
  return walk(schema, [])
}

function walk({ _zod: { def } }: Schema, at: Field): Field[] {
  if (def.shape) return Object.entries(def.shape).flatMap(([name, part]) => walk(part, [...at, name]))
  if (def.innerType) return walk(def.innerType, at)
  if (def.type === 'pipe') return walk(def.in!._zod.def.type === 'transform' ? def.out! : def.in!, at)
  if (def.element) return [at, ...walk(def.element, [...at, '0'])]
  const own = at.length > 0 ? [at] : []
  if (def.options) return [...own, ...def.options.flatMap((option) => walk(option, at))]
  return own
}

/** The same input with `value` at that path; missing parents are created. */
export function withField(given: unknown, [name, ...rest]: Field, value: unknown): unknown {
  if (name === undefined) return value
  if (Array.isArray(given) || (given === undefined && name === '0')) {
    const list = Array.isArray(given) ? [...(given as unknown[])] : []
    list[Number(name)] = withField(list[Number(name)], rest, value)
    return list
  }
  const fields = (given ?? {}) as Record<string, unknown>
  return { ...fields, [name]: withField(fields[name], rest, value) }
}
