import { useEffect } from 'react'
import { useNavigate } from 'react-router'

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>
type Link = Pick<HTMLAnchorElement, 'href' | 'target' | 'rel'> & { download: string }

/** /blog/rss.xml, /sitemap.xml: no page of the router. */
const isFile = (path: string) => /\.\w+$/.test(path)

/** Where a click on a plain link leads inside the site; undefined leaves the click to the browser. */
export function destinationOf(click: Click, link: Link, here: string): string | undefined {
  if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return undefined
  if ((link.target && link.target !== '_self') || link.download || link.rel.includes('external')) return undefined
  const [to, from] = [new URL(link.href), new URL(here)]
  if (to.origin !== from.origin || to.pathname.startsWith('/api/') || isFile(to.pathname)) return undefined
  const staysOnPage = to.hash && to.pathname === from.pathname && to.search === from.search
  return staysOnPage ? undefined : to.pathname + to.search + to.hash
}

/** Menus and footers are plain links; this one listener makes them navigate without a reload. */
export function usePlainLinks() {
  const navigate = useNavigate()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      const destination = link && destinationOf(event, link, location.href)
      if (!destination) return
      event.preventDefault()
      // Only where something is there on both sides (list and profile); everywhere else the change is immediate.
      void navigate(destination, { viewTransition: link.dataset.viewTransition !== undefined })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [navigate])
}
