import { useEffect } from 'react'
import { useNavigate } from 'react-router'

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>
type Link = Pick<HTMLAnchorElement, 'href' | 'target' | 'rel'> & { download: string }

/** /blog/rss.xml, /sitemap.xml: files are no pages of the router. */
const isFile = (path: string) => /\.\w+$/.test(path)

/** Where a click on a plain link leads inside the site; undefined when the browser should handle it. */
export function destinationOf(click: Click, link: Link, here: string): string | undefined {
  if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)
    return undefined
  if ((link.target && link.target !== '_self') || link.download || link.rel.includes('external')) return undefined
  const [to, from] = [new URL(link.href), new URL(here)]
  if (to.origin !== from.origin || to.pathname.startsWith('/api/') || isFile(to.pathname)) return undefined
  const staysOnPage = to.hash && to.pathname === from.pathname && to.search === from.search
  return staysOnPage ? undefined : to.pathname + to.search + to.hash
}

/** Where a plain GET form leads inside the site, without empty fields; undefined when the browser should handle it. */
export function formDestinationOf(
  form: { method: string; action: string },
  fields: Iterable<[string, unknown]>,
  here: string,
): string | undefined {
  const to = new URL(form.action, here)
  if (form.method.toLowerCase() !== 'get' || to.origin !== new URL(here).origin || to.pathname.startsWith('/api/'))
    return undefined
  const given = new URLSearchParams(
    [...fields].filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1].trim() !== ''),
  )
  return given.size > 0 ? `${to.pathname}?${given}` : to.pathname
}

/** Menus and footers are plain links, searches plain forms; these two listeners make them navigate without a reload. */
export function useClientNavigation() {
  const navigate = useNavigate()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      const destination = link && destinationOf(event, link, location.href)
      if (!destination) return
      event.preventDefault()
      // Only links that ask for it (list and profile share an element); everything else changes at once.
      void navigate(destination, { viewTransition: link.dataset.viewTransition !== undefined })
    }
    const onSubmit = (event: SubmitEvent) => {
      if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return
      const destination = formDestinationOf(event.target, new FormData(event.target, event.submitter), location.href)
      if (!destination) return
      event.preventDefault()
      void navigate(destination)
    }
    document.addEventListener('click', onClick)
    document.addEventListener('submit', onSubmit)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('submit', onSubmit)
    }
  }, [navigate])
}
