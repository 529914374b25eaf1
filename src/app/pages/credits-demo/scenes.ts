import { costOf } from '#domains/consultations/money/rules.ts'

/** What happens in the example conversation, second by second: who is there, and whether the clock runs. */
export type Scene = { fromS: number; words: string; runs: boolean }

export const SCENES: readonly Scene[] = [
  { fromS: 0, words: 'O consultor aceitou, mas ainda não escreveu. O relógio espera.', runs: false },
  { fromS: 6, words: 'Primeira palavra do consultor: o relógio começa.', runs: true },
  { fromS: 22, words: 'A rede do cliente caiu. O relógio para no último segundo em que os dois estavam.', runs: false },
  { fromS: 30, words: 'Ele voltou à mesma conversa. O relógio anda.', runs: true },
  { fromS: 44, words: 'Pausa pedida pelo cliente. Nada é cobrado.', runs: false },
  { fromS: 52, words: 'De volta, até o fim da conversa.', runs: true },
  { fromS: 60, words: 'Encerrada. O que foi reservado e não usado volta ao saldo.', runs: false },
]
export const ENDS_S = 66
/** Centavos a minute and centavos set aside, in the example. */
export const PRICE = 299n
export const HELD = 2_990n

export const sceneAt = (second: number): Scene => SCENES.findLast(({ fromS }) => fromS <= second) ?? SCENES[0]!

/** How many of the first `second` seconds were charged. */
export const billedSeconds = (second: number): number =>
  SCENES.reduce((sum, { fromS, runs }, at) => {
    const until = Math.min(second, SCENES[at + 1]?.fromS ?? ENDS_S)
    return runs && until > fromS ? sum + until - fromS : sum
  }, 0)

/** What they cost, by the rule with which real conversations are charged. */
export const chargedAt = (second: number) => costOf(PRICE, BigInt(billedSeconds(second)) * 1000n)
