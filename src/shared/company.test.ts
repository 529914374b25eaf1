import { expect, it } from 'vitest'
import {
  addressOf,
  type Company,
  companyInLines,
  companyName,
  companyOfLines,
  NO_COMPANY,
  phoneHref,
  writtenCompany,
} from './company.ts'

const LUA: Company = {
  legalName: 'Lua Consultas Ltda.',
  tradeName: '',
  cnpj: '12ABC34501DE35',
  street: 'Rua da Lua, 7',
  locality: 'Centro, Curitiba – PR, 80010-000',
  phone: '(41) 3000-0000',
  email: 'lua@exemplo.com.br',
  hours: 'todos os dias',
}

it('a company is written as people write it', () => {
  const lua = writtenCompany(LUA)
  expect(companyName(lua)).toBe('Lua Consultas Ltda. · CNPJ 12.ABC.345/01DE-35')
  expect(addressOf(lua)).toEqual(['Rua da Lua, 7', 'Centro, Curitiba – PR, 80010-000'])
  expect(phoneHref(lua)).toBe('tel:+554130000000')
})

it('a page carries a company in lines, and reads the same, also fields that are empty', () => {
  expect(companyOfLines(companyInLines(LUA))).toEqual(LUA)
  expect(companyOfLines(companyInLines(NO_COMPANY))).toEqual(NO_COMPANY)
  expect(companyOfLines('')).toEqual(NO_COMPANY)
})

it('while nobody said which company it is, the site goes by its name', () => {
  expect(companyName(NO_COMPANY)).toBe('Sensitivos')
  expect(addressOf(NO_COMPANY)).toEqual([])
})
