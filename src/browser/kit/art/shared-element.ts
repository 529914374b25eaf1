import type { CSSProperties } from 'react'
import { useViewTransitionState } from 'react-router'

/**
 * Lets one thing travel from page to page: both pages name it alike, and on the way to or from `href` the browser moves
 * the one into the other (view transitions, where supported). Links that begin such a journey carry
 * `data-view-transition`.
 */
export const useSharedElement = (href: string, name: string): CSSProperties | undefined =>
  useViewTransitionState(href) ? { viewTransitionName: name } : undefined
