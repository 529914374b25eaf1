import { globSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { runScript } from './parts/run-script.ts'

// Writes one file per icon into src/browser/icons/, from the drawings of lucide-react: `node bin/draw-icons.ts NAME …`
// adds icons by their names there, without arguments all are drawn again (docs/decisions/0140).

type Shape = [tag: string, attributes: Record<string, string>]

const FOLDER = 'src/browser/icons'
const asked = process.argv.slice(2)
const names = asked.length > 0 ? asked : globSync(`${FOLDER}/*.ts`).map((path) => basename(path, '.ts'))

/** As the library names its components: `link-2` is `Link2`. */
const componentName = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase())

async function shapesOf(name: string): Promise<readonly Shape[]> {
  const { __iconData: data } = (await import(`lucide-react/icons/${name}`)) as { __iconData?: { node: Shape[] } }
  if (!data) throw new Error(`${name} is another name of an icon: ask for its own`)
  return data.node
}

const withoutKey = (field: string, value: unknown) => (field === 'key' ? undefined : value)

for (const name of names) {
  const shapes = (await shapesOf(name)).map((shape) => JSON.stringify(shape, withoutKey))
  writeFileSync(
    `${FOLDER}/${name}.ts`,
    `import { createIcon } from '#browser/create-icon.tsx'

export const ${componentName(name)} = createIcon(${shapes.join(', ')})
`,
  )
}

const { code } = await runScript('node_modules/@biomejs/biome/bin/biome', ['format', '--write', FOLDER], {
  quiet: true,
})
if (code !== 0) throw new Error(`${FOLDER} could not be formatted`)
console.log(`${names.length} drawn: ${names.join(', ')}`)
