import { globSync } from 'node:fs'
import { resolve } from 'node:path'

type Check = { _zod: { def: { check: string; tx?: (text: string) => string } } }
export type Def = {
  type: string
  format?: string
  checks?: Check[]
  in?: Schema
  out?: Schema
  innerType?: Schema
  element?: Schema
  valueType?: Schema
  keyType?: Schema
  shape?: Record<string, Schema>
  options?: Schema[]
  items?: Schema[]
}
export type Schema = { _zod: { def: Def } }

/** Endpoints and socket commands, as their contracts export them. */
export async function inputsOfContracts() {
  const contracts = globSync('src/**/contract.ts').toSorted()
  const modules = await Promise.all(contracts.map((file) => import(resolve(file)) as Promise<Record<string, unknown>>))
  return modules.flatMap((exported, n) =>
    Object.entries(exported).flatMap(([name, one]) => {
      const { input } = (one ?? {}) as { input?: Schema }
      return input?._zod ? [{ input, at: `${contracts[n]} ${name}` }] : []
    }),
  )
}
