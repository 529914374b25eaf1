import { expect, test } from 'vitest'
import { tooltipPosition } from './tooltip-position.ts'

const view = { width: 400, height: 300 }
const size = { width: 100, height: 30 }

test.each([
  ['above its control, 4 px away (spec §9)', { left: 150, top: 100, width: 44, height: 44 }, { left: 122, top: 66 }],
  ['below it where there is no room above', { left: 150, top: 10, width: 44, height: 44 }, { left: 122, top: 58 }],
  ['8 px from the left edge', { left: 0, top: 100, width: 44, height: 44 }, { left: 8, top: 66 }],
  ['8 px from the right edge', { left: 356, top: 100, width: 44, height: 44 }, { left: 292, top: 66 }],
])('a tooltip is %s', (_where, control, position) => expect(tooltipPosition(control, size, view)).toEqual(position))
