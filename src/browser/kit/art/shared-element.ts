import type { CSSProperties } from 'react'
import { useViewTransitionState } from 'react-router'

/**
 * Animates one element between two pages that give it the same `name`, on the way to or from `href` (view transitions,
 * where supported). Links that start it carry `data-view-transition`.
 */
export const useSharedElement = (href: string, name: string): CSSProperties | undefined =>
  useViewTransitionState(href) ? { viewTransitionName: name } : undefined
