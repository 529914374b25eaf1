import { expect, test } from 'vitest'
import { demoConsultants } from '../../../../db/seeds/consultants/demo-consultants.ts'
import { type ContactKind, contactReason, findContactData } from './contact-data.rules.ts'

test.each<[ContactKind, string]>([
  ['phone', 'Me chame no (11) 98765-4321'],
  ['phone', '+55 11 98765 4321, a qualquer hora'],
  ['phone', '1 1 9 8 7 6 5 4 3 2 1'],
  ['phone', '11.98765.4321'],
  ['phone', '９８７６５４３２１'],
  ['phone', '9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣'],
  ['phone', '98\u200B76\u200B54\u200B32\u200B1'],
  ['phone', 'nove oito sete meia cinco quatro três dois um'],
  ['phone', 'onze: 9 oito 7 meia 5 quatro 3 dois 1'],
  ['phone', '98765 1 2 3 4'],
  ['phone', '11, 98, 76, 54, 32'],
  ['phone', '99 88 77 66 55'],
  ['phone', '11, 22, 33, 44-5678'],
  ['phone', '11-98, 76-54'],
  ['phone', '10-12, 14-18 9999'],
  ['email', 'escreva para luna@exemplo.com.br'],
  ['email', 'luna (arroba) exemplo.com'],
  ['email', 'luna [at] exemplo . com'],
  ['email', 'luna arroba exemplo ponto com'],
  ['handle', 'me siga: @lunatarot'],
  ['handle', 'arroba lunatarot'],
  ['link', 'https://lunatarot.example'],
  ['link', 'www.lunatarot.example'],
  ['link', 'lunatarot.com.br, venha'],
  ['link', 'wa.me/5511987654321'],
  ['link', 'em luna.tarot.site'],
  ['link', 'chame: luna.page/agenda'],
  ['link', 'chame: t.me/luna'],
  ['link', 't.me/luna e linktr.ee: lunatarot.link'],
  ['link', 'lunatarot ponto com ponto br'],
  ['app', 'Atendo também por WhatsApp'],
  ['app', 'no Instagram tem mais'],
])('finds %s in “%s”', (kind, text) => {
  expect(findContactData(text)?.kind).toBe(kind)
})

test.each([
  'Atendo desde 1998, com calma.',
  'Entre 1998-2004 e 2010 a 2022 estudei em Lisboa.',
  'Nasci em 12/03/1985 em Olinda.',
  'Mais de 12.500 consultas e 30 anos de cartas.',
  'Por R$ 2,99 o minuto, de 20 a 60 minutos, 3 vezes por semana.',
  'Leio com calma.Com carinho também.',
  'Até certo ponto com você, depois sozinha.',
  'Um dois três, e as cartas viram.',
  'Cruz Celta (10 cartas), Péladan (5), três cartas, sim ou não.',
  'Sol em Áries, Lua em 23°14′, Ascendente em 08°52′.',
  'A vida insta a escolher; meia-noite, meia hora.',
  'Das 9h às 18h, de segunda a sexta (horário de Brasília).',
  'Números mestres: 11, 22, 33, 44.',
  'Vejo 111, 222, 333 e o que dizem os anjos.',
  'Sequências 777, 333, 888.',
  'Casas 1, 2, 3, 4, 5, 6, 7, 8 do mapa.',
  'Conte comigo: um, dois, três, quatro, cinco, seis, sete, oito.',
  'Atendo 09-12, 14-18.',
  'Atendo 8–12 / 13–18 / 19–22.',
  'Fico com você.me conte tudo.',
])('leaves “%s” alone', (text) => {
  expect(findContactData(text)).toBeUndefined()
})

test('the reason fits a profile, an application and a reply alike', () => {
  const reason = contactReason({ kind: 'phone', found: '11 98765-4321' })
  expect(reason).toMatch(/^Há um telefone aqui \(“11 98765-4321”\)\..+ Tire isto e envie de novo\.$/)
  expect(reason).not.toMatch(/public/)
})

test('the demo’s profiles have none', () => {
  for (const { name = '', title, description, bio, city } of demoConsultants)
    expect([name, title, description, bio, city].map(findContactData).filter(Boolean), title).toEqual([])
})
