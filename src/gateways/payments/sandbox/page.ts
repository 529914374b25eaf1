import { formatDayAndTime } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import { addressOf } from './bank.ts'
import { BUTTONS } from './buttons.ts'
import { STYLE } from './page-style.ts'
import type { ChargeState, SandboxCharge } from './sql.ts'

const WORDS: Record<ChargeState, string> = { pending: 'Aguardando pagamento', paid: 'Pago', declined: 'Recusado', expired: 'Expirado' }
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!)

/** A whole page of the bank. `refreshSeconds`: the page looks again by itself. */
export function pageOf(title: string, body: string, refreshSeconds?: number): string {
  const refresh = refreshSeconds ? `<meta http-equiv="refresh" content="${refreshSeconds}">` : ''
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${refresh}<title>${escaped(title)} · Banco de demonstração</title><style>${STYLE}</style></head>
<body><div class="label"><strong>Banco de demonstração</strong> · nenhum dinheiro de verdade passa por aqui</div><main>${body}</main></body></html>`
}

/** One charge as whoever pays sees it, with everything that can be pressed in its state. */
export function chargePage(charge: SandboxCharge, move: { state: ChargeState; dueAt: Date } | undefined): string {
  const { gatewayId, amount, state, description, payerName, expiresAt, refunded, post, refunds } = charge
  const form = (name: string, pressed?: boolean) => `<form method="post" action="${addressOf(charge)}/${name}">
<button class="${name}"${pressed === undefined ? '' : ` aria-pressed="${pressed}"`}>${BUTTONS[name]!.words}</button><small>${BUTTONS[name]!.hint}</small></form>`
  const names = Object.keys(BUTTONS)
  const moves = names.filter((name) => 'from' in BUTTONS[name]! && BUTTONS[name].from.includes(state))
  const posts = names.filter((name) => 'post' in BUTTONS[name]!)
  const moods = names.filter((name) => 'refunds' in BUTTONS[name]!)
  const choice = (all: readonly string[], pressed: (name: string) => boolean) =>
    `<div class="post">${all.map((name) => form(name, pressed(name))).join('')}</div>`
  const acts = move
    ? `<p role="status">O banco está processando: <strong>${WORDS[move.state].toLowerCase()}</strong> em instantes. Esta página se atualiza sozinha.</p>`
    : moves.map((name) => form(name)).join('') || '<p>Não há mais nada a fazer com esta cobrança. Volte para a aba da loja: ela já acompanha o resultado.</p>'
  return pageOf(
    'Cobrança Pix',
    `<h1>Cobrança Pix</h1><section><p class="amount">${formatBRL(amount)}</p><p class="state ${state}">${WORDS[state]}</p><dl>
<dt>Para</dt><dd>Sensitivos</dd><dt>De</dt><dd>${escaped(payerName)}</dd><dt>Referente a</dt><dd>${escaped(description)}</dd>
<dt>Vale até</dt><dd>${formatDayAndTime(expiresAt)}</dd><dt>Código</dt><dd>${gatewayId}</dd>${refunded > 0n ? `<dt>Devolvido</dt><dd>${formatBRL(refunded)}</dd>` : ''}</dl></section>
<section><h2>O que acontece agora?</h2>${acts}</section>
${state === 'paid' ? `<section><h2>Devoluções que a loja pedir</h2>${choice(moods, (name) => (BUTTONS[name] as { refunds?: string }).refunds === refunds)}</section>` : ''}
<section><h2>Como os avisos chegam à loja</h2>${choice(posts, (name) => (BUTTONS[name] as { post?: string }).post === post)}${form('repetir-avisos')}</section>`,
    move ? 2 : undefined,
  )
}

export const unknownPage = () =>
  pageOf('Cobrança não encontrada', '<h1>Cobrança não encontrada</h1><section><p>Confira o endereço ou gere um novo Pix na loja.</p></section>')
