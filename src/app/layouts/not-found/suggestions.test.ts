import { expect, it } from 'vitest'
import { suggestionFor } from './suggestions.ts'

it('each of the ten menu addresses without a page links to where its content is', () => {
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

it('any other address has no suggestion', () => {
  expect(suggestionFor('/uma-pagina-antiga')).toBeUndefined()
})
