import { costOf } from '#shared/whole-seconds.ts'

/** What happens in the example consultation: who is present from which second on, and whether the clock runs. */
export type Scene = { fromSeconds: number; words: string; runs: boolean }

export const SCENES: readonly Scene[] = [
  { fromSeconds: 0, words: 'O consultor aceitou, mas ainda não escreveu. O relógio espera.', runs: false },
  { fromSeconds: 6, words: 'Primeira palavra do consultor: o relógio começa.', runs: true },
  {
    fromSeconds: 22,
    words: 'A rede do cliente caiu. O relógio para no último segundo em que os dois estavam.',
    runs: false,
  },
  { fromSeconds: 30, words: 'Ele voltou à mesma conversa. O relógio anda.', runs: true },
  { fromSeconds: 44, words: 'Pausa pedida pelo cliente. Nada é cobrado.', runs: false },
  { fromSeconds: 52, words: 'De volta, até o fim da conversa.', runs: true },
  { fromSeconds: 60, words: 'Encerrada. O que foi reservado e não usado volta ao saldo.', runs: false },
]
export const END_SECONDS = 66
/** Price in centavos a minute and amount held in centavos, in the example. */
export const EXAMPLE_PRICE = 299n
export const EXAMPLE_HOLD = 2_990n

export const sceneAt = (second: number): Scene =>
  SCENES.findLast(({ fromSeconds }) => fromSeconds <= second) ?? SCENES[0]!

/** How many of the first `second` seconds were charged. */
export const billedSeconds = (second: number): number =>
  SCENES.reduce((sum, { fromSeconds, runs }, at) => {
    const until = Math.min(second, SCENES[at + 1]?.fromSeconds ?? END_SECONDS)
    return runs && until > fromSeconds ? sum + until - fromSeconds : sum
  }, 0)

/** What these seconds cost, by the rule that charges real consultations. */
export const chargedAt = (second: number) => costOf(EXAMPLE_PRICE, BigInt(billedSeconds(second)) * 1000n)
