/** Who answers for the site (Decreto 7.962/2013): shown on every page. */
export const COMPANY = {
  address: ['Avenida Paulista, 1000, 10º andar', 'Bela Vista, São Paulo – SP, 01310-100'],
  phone: { words: '(11) 4000-1800', href: 'tel:+551140001800' },
  email: 'contato@sensitivos.com.br',
  hours: '24 horas, todos os dias',
} as const
