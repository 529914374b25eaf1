/** What two accounts can have in common. */
export const MARKS = ['phone', 'card', 'payer', 'device', 'document', 'text'] as const
export type Mark = (typeof MARKS)[number]

export const MARK_WORDS: Record<Mark, string> = {
  phone: 'mesmo celular',
  card: 'mesmo cartão',
  payer: 'mesmo pagador',
  device: 'mesmo navegador',
  document: 'mesmo documento',
  text: 'mesma biografia',
}

/** What a consultant's account may be looked at for; none of it is a verdict. */
export const SIGNAL_KINDS = ['marks', 'texts', 'refunds', 'circle', 'welcome'] as const
export type SignalKind = (typeof SIGNAL_KINDS)[number]

/** Over so many days. */
export const SIGNAL_DAYS = 90
/** Below so many a share says more about chance than about a person. */
export const LEAST_COUNTED = 10
/** From this share of refunded, and of free consultations, in percent. */
const REFUNDED_PERCENT = 10
const WELCOME_PERCENT = 60

/** Whether so many refunded of so many settled are worth a look. */
export const isRefundSignal = (part: number, whole: number) =>
  whole >= LEAST_COUNTED && part * 100 >= whole * REFUNDED_PERCENT

/** Whether so many clients who only ever used free minutes, of so many clients, are worth a look. */
export const isWelcomeSignal = (part: number, whole: number) =>
  whole >= LEAST_COUNTED && part * 100 >= whole * WELCOME_PERCENT

const percent = (part: number, whole: number) => `${Math.round((part / whole) * 100)}%`
const people = (count: number) => (count === 1 ? 'uma pessoa' : `${count} pessoas`)

type Counted = { kind: SignalKind; part: number; whole: number | null }

/** A signal as a sentence; its rows stand below it. */
export function sentenceOf({ kind, part, whole }: Counted): string {
  switch (kind) {
    case 'marks':
      return `Tem celular, cartão, navegador ou documento em comum com ${people(part)}.`
    case 'texts':
      return `A biografia é igual à de ${part === 1 ? 'outro consultor' : `outros ${part} consultores`}.`
    case 'refunds':
      return `${part} de ${whole} consultas de ${SIGNAL_DAYS} dias foram reembolsadas (${percent(part, whole ?? part)}).`
    case 'circle':
      return `${part === 1 ? 'Uma avaliação vem' : `${part} avaliações vêm`} de contas que têm algo em comum com a do consultor ou entre si.`
    case 'welcome':
      return `${part} de ${whole} clientes de ${SIGNAL_DAYS} dias só usaram minutos grátis e nunca pagaram nada (${percent(part, whole ?? part)}).`
  }
}
