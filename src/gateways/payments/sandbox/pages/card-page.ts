import { chargePathOf } from '../bank.ts'
import type { SandboxCharge } from '../sql.ts'
import { cardForm } from './card-form.ts'
import { chargeSummary, chargeTools } from './pix-page.ts'
import { escapeHtml, bankPage } from './layout.ts'

const back = ({ returnUrl }: SandboxCharge) =>
  returnUrl ? `<p class="back"><a href="${escapeHtml(returnUrl)}">Voltar à loja</a></p>` : ''

/** The payer's page of a card charge. `isPaying`: the card was just typed, and the page leads back to the shop. */
export function cardPage(charge: SandboxCharge, isPaying: boolean, form = cardForm(charge)): string {
  const page = (body: string, refresh?: { seconds: number; to?: string }) =>
    bankPage('Pagar com cartão', `<h1>Pagar com cartão</h1>${chargeSummary(charge)}${body}`, refresh)
  if (charge.state !== 'pending') {
    const home = isPaying && charge.returnUrl ? { seconds: 2, to: charge.returnUrl } : undefined
    return page(
      home
        ? `<section><p role="status">Voltando à loja…</p>${back(charge)}</section>`
        : `${back(charge)}${chargeTools(charge)}`,
      home,
    )
  }
  if (charge.stage === 'challenge') return page(challenge(charge))
  if (charge.stage === 'review')
    return page(
      `<section><h2>Em análise</h2><p role="status">O banco vai olhar esta compra com calma. A loja avisa você do resultado.</p>${back(charge)}</section>`,
      {
        seconds: isPaying ? 4 : 5,
        ...(isPaying && charge.returnUrl && { to: charge.returnUrl }),
      },
    )
  if (charge.stage === 'working')
    return page('<section><p role="status">O banco está conferindo o cartão…</p></section>', { seconds: 1 })
  return page(`${form}${chargeTools(charge)}`)
}

const challenge = (charge: SandboxCharge) => `<section><h2>O banco do cartão pergunta: é você?</h2>
<p>Em uma compra de verdade, aqui você confirmaria no aplicativo do seu banco (3-D Secure).</p>
<form method="post" action="${chargePathOf(charge)}/confirmar"><button class="pagar">Sim, confirmar a compra</button></form>
<form method="post" action="${chargePathOf(charge)}/negar"><button>Não fui eu</button></form></section>`
