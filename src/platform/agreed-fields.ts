import type { z } from 'zod/mini'

/**
 * Of an object its named fields, of a list its items; anything else is left as it is. `isOpen`: the contract takes
 * whatever comes.
 */
export type Shape = { fields?: Map<string, Shape>; items?: Shape; isOpen?: true }
type Def = {
  type: string
  in?: Schema
  out?: Schema
  innerType?: Schema
  element?: Schema
  valueType?: Schema
  catchall?: Schema
  shape?: Record<string, Schema>
  options?: readonly Schema[]
  items?: readonly Schema[]
}
type Schema = { _zod: { def: Def } }
type Fields = Record<string, unknown>
type Keep = (value: unknown) => unknown

/**
 * Takes away what a contract's output does not name: a column that a query or a spread brought along never leaves the
 * server. Where alternatives are possible, the fields of all of them stay. Nothing is checked or converted.
 */
export const agreedFieldsOf = (output: z.ZodMiniType): Keep => keepOf(shapeOf(output)) ?? ((value) => value)

/** What of an answer a contract's output names. */
export function shapeOf({ _zod: { def } }: Schema): Shape {
  switch (def.type) {
    case 'object':
      return def.catchall && def.catchall._zod.def.type !== 'never'
        ? { isOpen: true }
        : { fields: new Map(Object.entries(def.shape!).map(([name, field]) => [name, shapeOf(field)])) }
    case 'array':
      return { items: shapeOf(def.element!) }
    case 'tuple':
      return { items: def.items!.map(shapeOf).reduce(either) }
    case 'union':
      return def.options!.map(shapeOf).reduce(either)
    // What travels is the side that is read first, unless that is only a conversion.
    case 'pipe':
      return shapeOf(def.in!._zod.def.type === 'transform' ? def.out! : def.in!)
    case 'record':
    case 'custom':
    case 'unknown':
    case 'any':
      return { isOpen: true }
    default:
      return def.innerType ? shapeOf(def.innerType) : {}
  }
}

function either(a: Shape, b: Shape): Shape {
  if (a.isOpen || b.isOpen) return { isOpen: true }
  const fields = a.fields && b.fields ? new Map(a.fields) : (a.fields ?? b.fields)
  if (a.fields && b.fields)
    for (const [name, field] of b.fields) {
      const other = a.fields.get(name)
      fields!.set(name, other ? either(other, field) : field)
    }
  const items = a.items && b.items ? either(a.items, b.items) : (a.items ?? b.items)
  return { ...(fields && { fields }), ...(items && { items }) }
}

/** Undefined: whatever stands there is left as it is. */
function keepOf({ fields, items }: Shape): Keep | undefined {
  const keepItem = items && keepOf(items)
  const keepFields = fields && keepFieldsOf(fields)
  if (!keepItem && !keepFields) return undefined
  return (value) => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return keepItem ? keepItems(value, keepItem) : value
    return keepFields ? keepFields(value as Fields) : value
  }
}

/** What is right already, as nearly every answer is, is not copied: that would cost more than writing it as JSON. */
function keepItems(items: readonly unknown[], keepItem: Keep) {
  let kept: unknown[] | undefined
  for (let n = 0; n < items.length; n++) {
    const item = keepItem(items[n])
    if (item !== items[n]) (kept ??= [...items])[n] = item
  }
  return kept ?? items
}

function keepFieldsOf(fields: Map<string, Shape>) {
  const keeps = new Map([...fields].map(([name, shape]) => [name, keepOf(shape)]))
  return (value: Fields) => {
    let kept: Fields | undefined
    for (const name in value) {
      const keep = keeps.get(name)
      if (keep) {
        const part = keep(value[name])
        if (part !== value[name]) (kept ??= { ...value })[name] = part
      } else if (!keeps.has(name)) delete (kept ??= { ...value })[name]
    }
    return kept ?? value
  }
}
