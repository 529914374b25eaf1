import { z } from 'zod/mini'
import { endpoint, instant, nothing } from '#shared/contract.ts'
import { atMost, emailAddress, lineText, typed } from '#shared/typed-text/fields.ts'
import { COMPANY_WORDS } from './rules.ts'

const access = 'team:company' as const

const Shown = z.object({
  company: z.object({
    legalName: z.string(),
    tradeName: z.string(),
    cnpj: z.string(),
    street: z.string(),
    locality: z.string(),
    phone: z.string(),
    email: z.string(),
    hours: z.string(),
  }),
  version: z.string(),
  setAt: z.nullable(instant),
})

export const readCompany = endpoint({
  method: 'GET',
  path: '/api/team/company',
  access,
  summary: 'The company behind the site, since when it is so; empty fields while nobody said',
  input: nothing,
  output: Shown,
})

const line = (field: keyof typeof COMPANY_WORDS, missing: string) =>
  lineText({ least: 3, most: COMPANY_WORDS[field].most, missing })

export const changeCompany = endpoint({
  method: 'PUT',
  path: '/api/team/company',
  access,
  needsPassword: true,
  summary:
    'Say which company answers for the site, for pages, mails and papers from now on; what was issued keeps the former one. `version` is the one that was read. The same again changes nothing.',
  input: z.object({
    version: typed('asSent').check(z.regex(/^\d{1,15}$/, 'Recarregue a página e tente de novo.')),
    legalName: line('legalName', 'Escreva a razão social.'),
    tradeName: typed('line').check(atMost(COMPANY_WORDS.tradeName.most, 'Use no máximo 100 caracteres.')),
    cnpj: line('cnpj', 'Escreva o CNPJ.'),
    street: line('street', 'Escreva rua e número.'),
    locality: line('locality', 'Escreva bairro, cidade, estado e CEP.'),
    phone: line('phone', 'Escreva o telefone com DDD.'),
    email: emailAddress('Escreva o e-mail.'),
    hours: line('hours', 'Diga quando há atendimento.'),
  }),
  output: Shown,
})
