import type { LucideProps } from 'lucide-react'
import { createElement, type SVGAttributes } from 'react'

type IconData = { node: readonly (readonly [tag: string, attributes: SVGAttributes<SVGElement>])[] }

/**
 * Stands for lucide-react's own function in the bundles (`vite.config.ts`): its shapes are made once and not at each
 * rendering, and what no icon here uses is left out (docs/decisions/0130). Says nothing to screen readers unless the
 * icon has a label.
 */
export default function createLucideIcon({ node }: IconData) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  return ({ size = 24, ...rest }: LucideProps) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={rest['aria-label'] || rest['aria-labelledby'] || rest.role ? undefined : true}
      {...rest}
    >
      {shapes}
    </svg>
  )
}
