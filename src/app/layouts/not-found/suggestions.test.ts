import { expect, it } from 'vitest'
import { suggestionFor } from './suggestions.ts'

it('the ten menu addresses without a page know where their content is', () => {
  const ten = [
    '/servicos',
    '/consultores/cadastro',
    '/cadastre-se',
    '/termos-uso',
    '/politica-privacidade',
    '/cookies',
    '/servicos/videncia',
    '/servicos/cartomancia',
    '/servicos/terapias',
    '/assinaturas',
  ]
  for (const address of ten) expect(suggestionFor(address), address).toBeDefined()
  expect(suggestionFor('/cookies/')).toEqual(suggestionFor('/cookies'))
  expect(suggestionFor('/servicos')?.links.map(({ emblem }) => emblem)).toEqual([
    'tarot',
    'astrologia',
    'numerologia',
    'runas',
    'mediunidade',
    'oraculos',
    'reiki',
    'cristaloterapia',
  ])
})

it('what is yet to come says so', () => {
  expect(suggestionFor('/agendar')?.isPlanned).toBe(true)
})

it('any other address has no signpost', () => {
  expect(suggestionFor('/uma-pagina-antiga')).toBeUndefined()
})
