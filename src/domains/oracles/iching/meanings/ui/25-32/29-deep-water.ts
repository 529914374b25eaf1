import type { Meaning } from '../../rules.ts'

const deepWater: Meaning = {
  image:
    'Água sobre água: o rio desce por uma garganta, cai num poço, enche, transborda e segue, sem perder o feitio de água.',
  tradition:
    'É o desfiladeiro repetido, um dos oito sinais dobrados. Para a tradição, quem está na água funda mantém o coração inteiro e aprende como ela: ocupa o que há para ocupar e continua. Um pouco de vinho, uma tigela de arroz, passados pela janela, bastam para firmar a confiança.',
  today:
    'Lembra a semana em que um problema cai dentro de outro. Pensar em todos paralisa; há um remo, e serve para a próxima remada.',
  counsel: 'Cuide do básico de hoje: comer, dormir, avisar alguém de confiança.',
  question: 'Que apoio simples você aceitaria, se oferecessem agora?',
}
