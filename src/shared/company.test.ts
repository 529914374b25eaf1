import { cnpj } from 'cpf-cnpj-validator'
import { expect, it } from 'vitest'
import { COMPANY } from './company.ts'

it('the company has a name, a CNPJ with valid check digits, an address, a mail address and a phone (Decreto 7.962/2013)', () => {
  expect(cnpj.isValid(COMPANY.cnpj)).toBe(true)
  expect(COMPANY.legalName).toMatch(/Ltda\.$/)
  expect(COMPANY.address.join(' ')).toMatch(/\d{5}-\d{3}$/)
  expect(COMPANY.phone.href).toBe(`tel:+55${COMPANY.phone.words.replace(/\D/g, '')}`)
  expect(COMPANY.hours).toBe('24 horas, todos os dias')
})
