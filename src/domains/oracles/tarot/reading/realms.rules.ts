import type { Card, Rank, Suit } from '../cards.rules.ts'

/** What the tradition associates with each suit. */
export const SUIT_REALMS: Record<Suit, { name: string; realm: string }> = {
  copas: { name: 'Copas', realm: 'afetos e vínculos' },
  ouros: { name: 'Ouros', realm: 'corpo, trabalho e coisas concretas' },
  espadas: { name: 'Espadas', realm: 'ideias, palavras e decisões' },
  paus: { name: 'Paus', realm: 'vontade, criação e iniciativa' },
}

/** What the tradition associates with each rank, whatever its suit. */
export const RANK_THEMES: Record<Rank, { name: string; theme: string }> = {
  as: { name: 'O Ás', theme: 'um começo, ainda sem forma' },
  dois: { name: 'O Dois', theme: 'um encontro ou uma escolha' },
  tres: { name: 'O Três', theme: 'um primeiro fruto' },
  quatro: { name: 'O Quatro', theme: 'uma base, com o risco de parar nela' },
  cinco: { name: 'O Cinco', theme: 'um atrito que tira do lugar' },
  seis: { name: 'O Seis', theme: 'uma travessia, ou uma troca' },
  sete: { name: 'O Sete', theme: 'uma prova que pede critério' },
  oito: { name: 'O Oito', theme: 'um esforço que ganha ritmo' },
  nove: { name: 'O Nove', theme: 'um quase, com o que ele pesa e promete' },
  dez: { name: 'O Dez', theme: 'um ciclo que se completa' },
  pajem: { name: 'O Pajem', theme: 'um aprendizado ou um recado' },
  cavaleiro: { name: 'O Cavaleiro', theme: 'um movimento, e a pressa de cada um' },
  rainha: { name: 'A Rainha', theme: 'um domínio que vem de dentro' },
  rei: { name: 'O Rei', theme: 'uma responsabilidade assumida' },
}

const COURT: readonly Rank[] = ['pajem', 'cavaleiro', 'rainha', 'rei']

/** The theme of a card, to follow "… tem a ver com": a deep theme, an area of life, or a way of acting in it. */
export function realmOf({ suit, rank }: Card): string {
  if (!suit || !rank) return 'um tema de fundo, maior que esta semana'
  const { realm } = SUIT_REALMS[suit]
  return COURT.includes(rank) ? `um jeito de lidar com ${realm}, seu ou de alguém próximo` : realm
}
