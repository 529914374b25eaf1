import { useEffect, useRef } from 'react'
import { Chevron } from '#browser/kit/layout/chevron.tsx'
import { MENUS, type Menu } from './menus.ts'

const ITEM =
  'flex min-h-11 items-center gap-1.5 px-3 font-semibold text-[0.8125rem] tracking-[0.08em] hover:text-accent'

/**
 * The menus side by side. Each opens below its title; Escape, a click or focus elsewhere, or a choice closes it.
 * Works without JavaScript.
 */
export function MenuBar() {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const closeAll = () =>
      bar.current?.querySelectorAll('details[open]').forEach((menu) => menu.removeAttribute('open'))
    const onClick = ({ target }: MouseEvent) => {
      const isInside =
        target instanceof Element &&
        bar.current?.querySelector('details[open]')?.contains(target) &&
        !target.closest('a')
      if (!isInside) closeAll()
    }
    const onKey = (event: KeyboardEvent) => {
      const open = event.key === 'Escape' && bar.current?.querySelector('details[open]')
      if (!open) return
      closeAll()
      open.querySelector('summary')?.focus()
    }
    const onFocus = ({ target }: FocusEvent) => {
      const open = bar.current?.querySelector('details[open]')
      if (open && target instanceof Element && !open.contains(target)) closeAll()
    }
    document.addEventListener('click', onClick)
    document.addEventListener('focusin', onFocus)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('keydown', onKey)
    }
  }, [])
  return (
    <nav ref={bar} aria-label="Principal" className="hidden lg:block">
      <ul className="flex items-center">
        {MENUS.map((menu) => (
          <li key={menu.title}>
            <MenuItem menu={menu} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function MenuItem({ menu }: { menu: Menu }) {
  if ('href' in menu) {
    return (
      <a href={menu.href} className={ITEM}>
        {menu.title}
      </a>
    )
  }
  return (
    <details name="menu" className="group relative">
      <summary className={`${ITEM} list-none [&::-webkit-details-marker]:hidden`}>
        {menu.title}
        <Chevron />
      </summary>
      <ul className="absolute top-full left-0 z-40 mt-1 min-w-60 rounded-lg border border-line bg-surface p-2 shadow-lifted">
        {menu.links.map(({ words, href }) => (
          <li key={href}>
            <a
              href={href}
              className="flex min-h-10 items-center rounded-sm px-3 hover:bg-accent-wash hover:text-accent"
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
