import { createIcon } from '#browser/create-icon.tsx'

export const Square = createIcon(['rect', { width: '18', height: '18', x: '3', y: '3', rx: '2' }])
