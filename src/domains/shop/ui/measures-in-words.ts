import type { Variant } from '../contract.ts'

const centimetres = (mm: number) => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }).format(mm / 10)

/** "Na embalagem: 380 g, 13 × 8 × 4 cm": what the freight is computed from. */
export const measuresInWords = ({ weightGrams, sizeMm }: Pick<Variant, 'weightGrams' | 'sizeMm'>) =>
  [`Na embalagem: ${weightGrams} g`, sizeMm && `${sizeMm.map(centimetres).join(' × ')} cm`].filter(Boolean).join(', ')
