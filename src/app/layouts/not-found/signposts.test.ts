import { expect, it } from 'vitest'
import { signpostFor } from './signposts.ts'

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
  for (const address of ten) expect(signpostFor(address), address).toBeDefined()
  expect(signpostFor('/cookies/')).toEqual(signpostFor('/cookies'))
  expect(signpostFor('/servicos')?.ways.map(({ emblem }) => emblem)).toEqual([
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
  expect(signpostFor('/agendar')?.isYetToCome).toBe(true)
})

it('any other address has no signpost', () => {
  expect(signpostFor('/uma-pagina-antiga')).toBeUndefined()
})
