import type { Page } from '@playwright/test'

/** What a thumb presses often is at least so high and wide, everything else at least the other (WCAG 2.2, 2.5.8). */
const OFTEN_PX = 40
const LEAST_PX = 24

/** What can be pressed on this page and is too small, in words. Links inside sentences are left out. */
export const smallTargets = (page: Page) =>
  page.evaluate(
    ({ often, least }) => {
      const PRESSED =
        'a[href], button, summary, select, [role=tab], [role=switch], input:not([type=hidden]), label:has(input)'
      const OFTEN = 'button, summary, select, nav a, [role=tab], [role=switch], label'
      const isSeen = (one: Element) =>
        one.checkVisibility({ visibilityProperty: true, opacityProperty: false, contentVisibilityAuto: false }) &&
        !one.closest('.sr-only, [inert], [aria-hidden=true]')
      /** A link of a sentence: letters stand beside it in its own paragraph. */
      const isInSentence = (one: Element) =>
        getComputedStyle(one).display === 'inline' &&
        [...(one.parentElement?.childNodes ?? [])].some(
          (node) => node !== one && node.nodeType === Node.TEXT_NODE && /\p{L}{2}/u.test(node.textContent ?? ''),
        )
      /** Whatever is pressed for it: a label around a box, the layer over a card that a link lies on. */
      const boxOf = (one: Element) => {
        const around = one.matches('input') ? (one.closest('label') ?? one) : one
        const { width, height } = around.getBoundingClientRect()
        const layer = getComputedStyle(one, '::after')
        if (layer.position !== 'absolute' || layer.content === 'none') return { width, height }
        return { width: Number.parseFloat(layer.width) || width, height: Number.parseFloat(layer.height) || height }
      }
      return [...document.querySelectorAll(PRESSED)].flatMap((one) => {
        if (!isSeen(one) || isInSentence(one)) return []
        const { width, height } = boxOf(one)
        if (width <= 1 || height <= 1) return []
        const isOften = one.matches(OFTEN) || getComputedStyle(one).borderTopWidth !== '0px'
        const wanted = isOften ? often : least
        // Half a pixel is rounding of letters and lines.
        if (Math.min(width, height) >= wanted - 0.5) return []
        const name = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)
        return [`${one.localName} “${name}” is ${Math.round(width)} × ${Math.round(height)} px, not ${wanted}`]
      })
    },
    { often: OFTEN_PX, least: LEAST_PX },
  )
