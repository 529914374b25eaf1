import type { BadgeTone } from '#browser/kit/display/badge.tsx'
import type { ProductState } from '../../rules.ts'

export const STATE_WORDS: Readonly<Record<ProductState, string>> = {
  draft: 'rascunho',
  published: 'na loja',
  withdrawn: 'fora da loja',
}
export const STATE_TONES: Readonly<Record<ProductState, BadgeTone>> = {
  draft: 'plain',
  published: 'good',
  withdrawn: 'warn',
}
