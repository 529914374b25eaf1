import { type ComponentType, createElement, type SVGProps } from 'react'

export type IconProps = SVGProps<SVGSVGElement> & { size?: number | string }
export type Icon = ComponentType<IconProps>

/**
 * An icon of these shapes, as lucide-react draws it. They are made once and not at each rendering
 * (docs/decisions/0140). Says nothing to screen readers unless the icon has a label.
 */
/* @__NO_SIDE_EFFECTS__ */
export function createIcon(...shapes: readonly (readonly [tag: string, attributes: SVGProps<SVGElement>])[]): Icon {
  const drawn = shapes.map(([tag, attributes], key) => createElement(tag, { key, ...attributes }))
  return ({ size = 24, ...rest }: IconProps) => (
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
      {drawn}
    </svg>
  )
}
