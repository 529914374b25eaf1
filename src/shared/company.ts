/** The company behind the site, for every page, every mail and the privacy notice (Decreto 7.962/2013, art. 2º). */
export const COMPANY = {
  name: 'Sensitivos',
  legalName: 'Sensitivos Consultas On-line Ltda.',
  /** Alphanumeric, as CNPJs issued since July 2026 are. */
  cnpj: '12.ABC.345/01DE-35',
  address: ['Avenida Paulista, 1000, 10º andar', 'Bela Vista, São Paulo – SP, 01310-100'],
  phone: { words: '(11) 4000-1800', href: 'tel:+551140001800' },
  email: 'contato@sensitivos.com.br',
  hours: '24 horas, todos os dias',
} as const
