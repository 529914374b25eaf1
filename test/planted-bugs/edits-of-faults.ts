import { readFileSync } from 'node:fs'
import { readDatabaseFiles, type SqlFile } from '#platform/database-files.ts'
import type { SourceEdit } from '#test/chaos/cluster/source-edits.ts'
import { type Exported, findExported, findExporting } from './exported-by-name.ts'
import type { Fault } from './planted-bug.ts'

/** Finds each fault by its name and answers the replacements that plant it. Throws when a name is gone. */
export const editsOf = (faults: readonly Fault[]): SourceEdit[] => faults.map(editOf)

function editOf(fault: Fault): SourceEdit {
  if ('code' in fault) return editOfCode(fault)
  if ('sql' in fault) return editOfSql(fault)
  return 'unlocked' in fault ? editUnlocked(fault) : editWithout(fault.without)
}

function editOfCode({ code, is, in: folder }: { code: string; is: string; in?: string }): SourceEdit {
  const { file, text } = findExporting(code.split('.')[0]!, folder)
  const exported = findExported(text, code)
  return { file, from: exported.text, to: plantedText(exported, is) }
}

/** Who calls it in the same file finds what is planted, too. */
function plantedText({ kind, text, value, name }: Exported, is: string): string {
  if (kind === 'constant') return text.replace(value, () => `((original: any) => (${is}))(${value})`)
  if (kind === 'function')
    return `function ${name}(this: any, ...given: any[]): any { const original: any = ${value}; return (${is})(...given) }`
  const former = name.replace(/^#?/, '$&unplanted_')
  const passedOn = `const original = (...args: any[]) => (this as any).${former}(...args)`
  return `${text.replace(name, () => former)}\n${name}(...given: any[]): any { ${passedOn}; return (${is})(...given) }`
}

const findFunction = (name: string) => readDatabaseFiles().functions.find((one) => one.name === name)

/** From where a body begins: `as $$`, `begin atomic` or `return`. */
const SQL_BODY = /(?:\bas \$\$|\bbegin atomic\b|\n\s*return\b).*$/s

function editOfSql({ sql: name, is }: { sql: string; is: string }): SourceEdit {
  const file = findFunction(name)
  if (!file || !SQL_BODY.test(file.text)) throw new Error(`db/functions/${name}.sql is gone, or has no body`)
  return edited(
    file,
    file.text.replace(SQL_BODY, () => `\nas $$\n${is}\n$$;\n`),
  )
}

const ROW_LOCK = /\s+for (?:no key )?(?:update|share)\b(?: of \w+)?(?: skip locked| nowait)?/g

function editUnlocked({ unlocked: name, in: folder }: { unlocked: string; in?: string }): SourceEdit {
  const file = findFunction(name)
  if (file) return changed(name, edited(file, file.text.replace(ROW_LOCK, '')))
  const { file: path, text } = findExporting(name, folder)
  const { text: from } = findExported(text, name)
  return changed(name, { file: path, from, to: from.replace(ROW_LOCK, '') })
}

/** It goes with the newest migration, so that nothing after it brings it back. */
function editWithout(path: string): SourceEdit {
  const newest = readDatabaseFiles().migrations.at(-1)!
  return edited(newest, `${newest.text}\n${dropOf(path)};\n`)
}

function dropOf(path: string): string {
  const [, table, name] = /^(.+)\.(\w+)$/.exec(path)!
  const schema = readFileSync('db/schema.sql', 'utf8')
  const says = (pattern: string) => new RegExp(pattern, 'im').test(schema)
  if (says(String.raw`^create table ${table} \([^;]*?^\s+constraint ${name} `))
    return `alter table ${table} drop constraint ${name}`
  if (says(`^create unique index ${name} on (public\\.)?${table} `)) return `drop index ${name}`
  if (says(String.raw`^create (constraint )?trigger ${name} .* on (public\.)?${table} `))
    return `drop trigger ${name} on ${table}`
  throw new Error(`db/schema.sql has no constraint, unique index or trigger ${path}`)
}

const edited = ({ path, text }: SqlFile, to: string): SourceEdit => ({ file: path, from: text, to })

function changed(name: string, edit: SourceEdit): SourceEdit {
  if (edit.from === edit.to) throw new Error(`${name} takes no row lock`)
  return edit
}
