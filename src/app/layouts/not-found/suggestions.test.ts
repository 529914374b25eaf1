import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ADDRESSES_WITHOUT_PAGE } from '#browser/addresses-without-page.ts'
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
  expect(suggestionFor('/consultores/cadastro')?.links[0]?.href).toBe('/cadastro-novo?quero=atender')
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

it('each link leads to a page that there is', () => {
  const pages = ADDRESSES_WITHOUT_PAGE.flatMap((address) => suggestionFor(address)?.links ?? [])
  const paths = pages.map(({ href }) => href.replace(/[?#].*$/, '').slice(1))
  const known = readFileSync('src/app/routes.ts', 'utf8')
  const isKnown = (path: string) => known.includes(`'${path}'`) || known.includes(`'${path.replace(/[^/]+$/, '')}:`)
  expect(paths.length).toBeGreaterThan(15)
  expect(paths.filter((path) => !isKnown(path))).toEqual([])
})

it('any other address has no suggestion', () => {
  expect(suggestionFor('/uma-pagina-antiga')).toBeUndefined()
})
