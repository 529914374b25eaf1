import { globSync } from 'node:fs'
import { basename } from 'node:path'
import type { LucideIcon } from 'lucide-react'
import LibrarySun from 'lucide-react/icons/sun'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Icon } from './create-icon.tsx'
import { Sun } from './icons/sun.ts'

const NAMES = globSync('src/browser/icons/*.ts').map((path) => basename(path, '.ts'))

/** The attributes of the outer element, without its names for styles, and what is in it. */
function partsOf(Drawn: Icon | LucideIcon, props = {}) {
  const [, attributes, shapes] = /^<svg ([^>]*)>(.*)<\/svg>$/.exec(renderToStaticMarkup(<Drawn {...props} />))!
  const named = [...attributes!.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!])
  return { ...Object.fromEntries(named.filter(([name]) => name !== 'class' && name !== 'xmlns')), shapes }
}

test.each([
  {},
  { 'aria-hidden': true },
  { 'aria-label': 'Dia' },
  { 'aria-labelledby': 'dia' },
  { role: 'img', 'aria-label': 'Dia' },
  { size: 20, strokeWidth: 1.5, className: 'size-5' },
] as const)('draws the same as the library with %j', (props) =>
  expect(partsOf(Sun, props)).toEqual(partsOf(LibrarySun, props)),
)

test.each(NAMES)("%s is the library's, drawn by bin/draw-icons.ts", async (name) => {
  const [ours] = Object.values((await import(`./icons/${name}.ts`)) as Record<string, Icon>)
  const { default: theirs } = (await import(`lucide-react/icons/${name}`)) as { default: LucideIcon }
  expect(partsOf(ours!)).toEqual(partsOf(theirs))
})

test('there are icons to compare', () => expect(NAMES.length).toBeGreaterThan(50))
