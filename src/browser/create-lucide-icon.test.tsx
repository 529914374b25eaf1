import * as sun from 'lucide-react/icons/sun'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createLucideIcon from './create-lucide-icon.tsx'

/** Its types do not name what the library's function is given. */
const { default: LibrarySun, __iconData } = sun as typeof sun & { __iconData: Parameters<typeof createLucideIcon>[0] }
const Sun = createLucideIcon(__iconData)

/** The attributes of the outer element, without its names for styles, and what is in it. */
function partsOf(markup: string) {
  const [, attributes, shapes] = /^<svg ([^>]*)>(.*)<\/svg>$/.exec(markup)!
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
  expect(partsOf(renderToStaticMarkup(<Sun {...props} />))).toEqual(
    partsOf(renderToStaticMarkup(<LibrarySun {...props} />)),
  ),
)
