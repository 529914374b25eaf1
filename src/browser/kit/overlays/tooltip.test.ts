import { createElement } from 'react'
import { expect, it } from 'vitest'
import { Tooltip } from './tooltip.tsx'
import { TooltipArea } from './tooltip-area.tsx'

it('opens after 700 ms, at once within 300 ms of the last one, 4 px away from its control (spec §9)', () => {
  expect(TooltipArea({ children: null }).props).toMatchObject({ delayDuration: 700, skipDelayDuration: 300 })
  const [, portal] = Tooltip({ words: 'Claro ou escuro', children: createElement('button') }).props.children
  expect(portal.props.children.props).toMatchObject({ sideOffset: 4, children: 'Claro ou escuro' })
})
