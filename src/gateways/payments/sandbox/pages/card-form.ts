import { formatBRL, installmentsInWords } from '#shared/money.ts'
import { mostInstallments, type CardFaults } from '../cards/read-card-form.ts'
import { TEST_CARDS } from '../cards/test-cards.ts'
import type { SandboxCharge } from '../sql.ts'
import { chargePathOf } from '../bank.ts'
import { escapeHtml } from './layout.ts'

/** The choice of installments; the total stays the same. */
function installmentSelect({ amount, installments }: SandboxCharge, chosen: number): string {
  const options = Array.from(
    { length: mostInstallments(amount) },
    (_, i) =>
      `<option value="${i + 1}"${i + 1 === (chosen || installments) ? ' selected' : ''}>${installmentsInWords(amount, i + 1)}</option>`,
  )
  return `<select id="installments" name="installments">${options.join('')}</select>`
}

/** The bank's card form. After an error it keeps what was typed, except for the security code. */
export function cardForm(charge: SandboxCharge, typed = new URLSearchParams(), faults: CardFaults = {}): string {
  const names = Object.keys(faults)
  const field = (name: keyof CardFaults, label: string, input: (attributes: string) => string) => {
    const fault = faults[name]
    const described = fault
      ? ` aria-invalid="true" aria-describedby="${name}-fault"${names[0] === name ? ' autofocus' : ''}`
      : ''
    return `<p class="field"><label for="${name}">${label}</label>${input(described)}${fault ? `<strong class="fault" id="${name}-fault">${fault}</strong>` : ''}</p>`
  }
  const text =
    (name: keyof CardFaults, more: string, value = escapeHtml(typed.get(name) ?? '')) =>
    (attributes: string) =>
      `<input id="${name}" name="${name}" autocomplete="off" value="${value}" ${more}${attributes}>`
  return `<section><h2>Cartão de crédito</h2><form class="card" method="post" action="${chargePathOf(charge)}/pagar-com-cartao" novalidate>
${field('number', 'Número do cartão', text('number', 'inputmode="numeric" maxlength="23" list="numbers" placeholder="4242 4242 4242 4242"'))}
${field('name', 'Nome impresso no cartão', text('name', 'maxlength="80"'))}
<div class="pair">${field('validity', 'Validade', text('validity', 'inputmode="numeric" maxlength="7" placeholder="MM/AA"'))}
${field('code', 'Código de segurança', text('code', 'inputmode="numeric" maxlength="4" placeholder="123"', ''))}</div>
${field('installments', 'Em quantas vezes', () => installmentSelect(charge, Number(typed.get('installments'))))}
${charge.keepsCard ? '<p class="keep"><input type="checkbox" id="keep" name="keep" checked><label for="keep">Guardar este cartão no banco para as próximas cobranças do Sensitivos</label></p>' : ''}
<button class="pagar">Pagar ${formatBRL(charge.amount)}</button></form>
${charge.returnUrl ? `<p class="back"><a href="${escapeHtml(charge.returnUrl)}">Voltar à loja sem pagar agora</a></p>` : ''}</section>${TEST_TABLE}`
}

const rows = Object.values(TEST_CARDS).map(
  ({ number, words }) => `<tr><td class="number">${number}</td><td>${words}</td></tr>`,
)
const TEST_TABLE = `<datalist id="numbers">${Object.values(TEST_CARDS)
  .map(({ number, words }) => `<option value="${number}">${words}</option>`)
  .join('')}</datalist>
<section><h2>Números de teste</h2><p>Só estes funcionam, com qualquer nome, uma validade futura e um código de três números.</p>
<table><thead><tr><th>Número</th><th>O que acontece</th></tr></thead><tbody>${rows.join('')}</tbody></table></section>`
