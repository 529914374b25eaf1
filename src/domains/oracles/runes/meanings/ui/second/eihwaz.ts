import type { Meaning } from '../../rules.ts'

const eihwaz: Meaning = {
  origin:
    'Eihwaz é o teixo, árvore que passa dos mil anos e fica verde no inverno. O poema inglês a descreve áspera por fora, dura, firme na terra, guardiã do fogo, sustentada pelas raízes. Da sua madeira, que enverga sem quebrar, faziam-se os arcos.',
  upright:
    'Hoje se lê como resistência que dobra: raiz funda, casca grossa, paciência de árvore. Fala do que sustenta quando o resto perde as folhas.',
  obstacle: 'Uma firmeza que virou teimosia, e que já não verga nem quando seria mais inteligente.',
  support: 'Uma raiz antiga: um lugar, um hábito ou uma amizade que atravessou outros invernos.',
  counsel: 'Faça hoje o gesto mais simples da sua rotina antiga, aquele que costuma pôr os seus pés no chão.',
  question: 'Que raiz me segura?',
}
