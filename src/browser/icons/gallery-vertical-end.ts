import { createIcon } from '#browser/create-icon.tsx'

export const GalleryVerticalEnd = createIcon(
  ['path', { d: 'M7 2h10' }],
  ['path', { d: 'M5 6h14' }],
  ['rect', { width: '18', height: '12', x: '3', y: '10', rx: '2' }],
)
