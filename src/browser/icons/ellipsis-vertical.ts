import { createIcon } from '#browser/create-icon.tsx'

export const EllipsisVertical = createIcon(
  ['circle', { cx: '12', cy: '12', r: '1' }],
  ['circle', { cx: '12', cy: '5', r: '1' }],
  ['circle', { cx: '12', cy: '19', r: '1' }],
)
