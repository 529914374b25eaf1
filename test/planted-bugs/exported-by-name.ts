import { readdirSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'

/** What a file exports under a name: all of its text there, and which part of it is replaced. */
export type Exported = { kind: 'function' | 'constant' | 'method'; text: string; value: string; name: string }

type Syntax = { type: string; start: number; end: number; [field: string]: unknown }

let sources: Map<string, string> | undefined

const readSources = () =>
  (sources ??= new Map(
    readdirSync('src', { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .map((path) => [`src/${path}`, readFileSync(`src/${path}`, 'utf8')]),
  ))

/** The one file below `folder` that exports the name. Refuses a name that nothing or more than one file exports. */
export function findExporting(name: string, folder = 'src/'): { file: string; text: string } {
  const exporting = new RegExp(String.raw`^export (?:async )?(?:function\*? |const |class )${name}\b`, 'm')
  const found = [...readSources()].filter(([file, text]) => file.startsWith(folder) && exporting.test(text))
  if (found.length !== 1)
    throw new Error(`${name} is exported by ${found.length} files below ${folder}: ${found.map(([file]) => file)}`)
  const [file, text] = found[0]!
  return { file, text }
}

/** The declaration of an exported function or constant, or of a method (`Class.method`) of an exported class. */
export function findExported(text: string, path: string): Exported {
  const [name, method] = path.split('.') as [string, string?]
  const textOf = ({ start, end }: Syntax) => text.slice(start, end)
  const isNamed = (id: unknown, wanted: string) => textOf(id as Syntax) === wanted
  for (const { declaration } of (parseAst(text, { lang: 'ts' }) as unknown as { body: Syntax[] }).body) {
    const { type, id, declarations, body, ...place } = (declaration ?? {}) as Syntax
    if (type === 'FunctionDeclaration' && !method && isNamed(id, name)) {
      const value = textOf({ type, ...place })
      return { kind: 'function', text: value, value, name }
    }
    if (type === 'ClassDeclaration' && method && isNamed(id, name)) {
      const found = (body as { body: Syntax[] }).body.find(
        (part) => part.type === 'MethodDefinition' && part.kind === 'method' && isNamed(part.key, method),
      )
      if (found) return { kind: 'method', text: textOf(found), value: textOf(found), name: method }
    }
    const constant = (declarations as Syntax[] | undefined)?.find(
      (one) => isNamed(one.id, name) || textOf(one.id as Syntax).startsWith(`${name}:`),
    )
    if (constant?.init && !method)
      return { kind: 'constant', text: textOf(constant), value: textOf(constant.init as Syntax), name }
  }
  throw new Error(`${path} is exported nowhere in its file as a function, a constant or a method`)
}
