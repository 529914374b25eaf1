import { Sparkles } from '#browser/icons/sparkles.ts'
import { Users } from '#browser/icons/users.ts'
import { currentSection, type Section, sectionsOf } from '../dashboard/sections.ts'

/** A page of the site, or a section under a shorter name. */
export type BarItem = Pick<Section, 'words' | 'href' | 'icon'>

/** What each role presses most after its overview, in the order of the bar. The team has its own (back-office/). */
const PRESSED_MOST: Readonly<Record<'client' | 'consultor', readonly (string | BarItem)[]>> = {
  client: [
    { words: 'Consultores', href: '/consultores', icon: Users },
    { words: 'Tarot', href: '/tarot-gratis', icon: Sparkles },
    '/client-dashboard?secao=agenda',
  ],
  consultor: ['/consultant-dashboard?secao=agenda', '/chat-room', '/relatorios'],
}

/** The bar's places for a role, and the sections that are left for "Mais". */
export function barOf(role: string): { items: readonly BarItem[]; rest: readonly Section[] } {
  const sections = sectionsOf(role)
  const [overview] = sections
  const pressed = PRESSED_MOST[role === 'consultor' ? role : 'client']
  const items = [
    { ...overview!, words: 'Início' },
    ...pressed.flatMap((one) => (typeof one === 'string' ? sections.filter(({ href }) => href === one) : [one])),
  ]
  return { items, rest: sections.filter(({ href }) => items.every((item) => item.href !== href)) }
}

/** The address of the bar's place in which this page is, or "mais". Undefined: it is in none of them. */
export function currentPlace(role: string, here: { pathname: string; search: string }): string | undefined {
  const hrefs = barOf(role).items.map(({ href }) => href)
  const section = currentSection(role, here)
  if (section) return hrefs.includes(section.href) ? section.href : 'mais'
  return hrefs.find((href) => here.pathname === href || here.pathname.startsWith(`${href}/`))
}
