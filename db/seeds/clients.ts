import { seedId } from './seed-id.ts'

export type DemoClient = {
  id: string
  firstName: string
  lastName: string
  email: string
  phone: string
  birthDate: string
  isMan: boolean
}

/** First name, last name, area code of their city, year of birth. */
const PEOPLE: readonly [string, string, string, number][] = [
  ['Beatriz', 'Camargo', '19', 1991], // Campinas
  ['Rafael', 'Meneses', '85', 1987], // Fortaleza
  ['Juliana', 'Pacheco', '51', 1979], // Porto Alegre
  ['Thiago', 'Brito', '71', 1994], // Salvador
  ['Camila', 'Fontoura', '48', 1989], // Florianópolis
  ['Márcio', 'Abreu', '31', 1972], // Belo Horizonte
  ['Patrícia', 'Lacerda', '61', 1981], // Brasília
  ['Eduardo', 'Siqueira', '11', 1985], // São Paulo
  ['Fernanda', 'Valadares', '34', 1993], // Uberlândia
  ['Lucas', 'Andrade', '81', 1998], // Recife
  ['Renata', 'Guedes', '21', 1976], // Rio de Janeiro
  ['Vinícius', 'Paiva', '62', 1990], // Goiânia
  ['Solange', 'Barreto', '79', 1964], // Aracaju
  ['Gustavo', 'Leal', '41', 1996], // Curitiba
  ['Mariana', 'Teixeira', '27', 1988], // Vitória
  ['Cláudia', 'Rezende', '16', 1970], // Ribeirão Preto
  ['Henrique', 'Bastos', '91', 1983], // Belém
  ['Isabela', 'Furtado', '84', 1999], // Natal
  ['Paulo', 'Nunes', '67', 1968], // Campo Grande
  ['Letícia', 'Marques', '13', 1995], // Santos
  ['Daniela', 'Coutinho', '92', 1986], // Manaus
  ['André', 'Figueiredo', '32', 1980], // Juiz de Fora
  ['Simone', 'Vasques', '53', 1974], // Pelotas
  ['Caio', 'Medeiros', '83', 1997], // João Pessoa
  ['Priscila', 'Amaral', '15', 1984], // Sorocaba
  ['Roberto', 'Seixas', '98', 1961], // São Luís
  ['Gabriela', 'Torres', '43', 1992], // Londrina
  ['Leandro', 'Pinheiro', '65', 1982], // Cuiabá
  ['Vera', 'Magalhães', '24', 1958], // Petrópolis
  ['Bruno', 'Caldeira', '82', 1993], // Maceió
  ['Tatiane', 'Freitas', '54', 1987], // Caxias do Sul
  ['Diego', 'Sarmento', '86', 1991], // Teresina
  ['Adriana', 'Peixoto', '12', 1973], // São José dos Campos
  ['Natália', 'Cordeiro', '47', 2000], // Joinville
  ['Fábio', 'Ramalho', '77', 1978], // Vitória da Conquista
  ['Elisa', 'Mendonça', '63', 1989], // Palmas
  ['Sérgio', 'Quintela', '28', 1966], // Cachoeiro de Itapemirim
  ['Amanda', 'Vilela', '35', 1996], // Poços de Caldas
  ['Rogério', 'Antunes', '44', 1975], // Maringá
  ['Luíza', 'Sampaio', '88', 1994], // Juazeiro do Norte
]

const MEN = new Set([
  'Rafael',
  'Thiago',
  'Márcio',
  'Eduardo',
  'Lucas',
  'Vinícius',
  'Gustavo',
  'Henrique',
  'Paulo',
  'André',
  'Caio',
  'Roberto',
  'Leandro',
  'Bruno',
  'Diego',
  'Fábio',
  'Sérgio',
  'Rogério',
])

const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const two = (number: number) => String(number).padStart(2, '0')

/** Forty clients from all over Brazil. */
export const demoClients: readonly DemoClient[] = PEOPLE.map(([firstName, lastName, area, born], at) => {
  const name = `${plain(firstName)}.${plain(lastName)}`
  const phone = `+55${area}98${String(4_100_000 + at * 37)}`
  const birthDate = `${born}-${two((at % 12) + 1)}-${two(((at * 7) % 28) + 1)}`
  return {
    id: seedId(name),
    firstName,
    lastName,
    email: `${name}@exemplo.com.br`,
    phone,
    birthDate,
    isMan: MEN.has(firstName),
  }
})
