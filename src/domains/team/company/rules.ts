import type { CompanyField } from '#shared/company.ts'
import { refusals } from '#shared/refusal.ts'

/** What each field is called, and what it is for. */
export const COMPANY_WORDS: Readonly<Record<CompanyField, { label: string; hint?: string; most: number }>> = {
  legalName: { label: 'Razão social', most: 150 },
  tradeName: { label: 'Nome fantasia (se tiver)', hint: 'Aparece em “Quem responde pelo site”.', most: 100 },
  cnpj: { label: 'CNPJ', hint: 'Com letras também, como os emitidos desde julho de 2026.', most: 30 },
  street: { label: 'Endereço', hint: 'Rua, número e complemento.', most: 150 },
  locality: { label: 'Bairro, cidade, estado e CEP', hint: 'Como: Bela Vista, São Paulo – SP, 01310-100.', most: 150 },
  phone: { label: 'Telefone', hint: 'Com DDD.', most: 30 },
  email: { label: 'E-mail', hint: 'Recebe o que chega pelo contato; aparece em todas as páginas.', most: 254 },
  hours: { label: 'Horário de atendimento', hint: 'Como: 24 horas, todos os dias.', most: 100 },
}

export const refuse = refusals('company', {
  invalid: [400, 'Confira os campos marcados.'],
  changed: [409, 'Outra pessoa mudou estes dados agora. Veja como ficaram antes de guardar os seus.'],
})
