import { formatDayAndTime } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import type { DeclineReason } from '../../gateway.ts'
import { chargePathOf } from '../bank.ts'
import { BUTTONS, type ButtonAction } from '../buttons.ts'
import type { ChargeState, SandboxCharge } from '../sql.ts'
import { escapeHtml, bankPage, type Refresh } from './layout.ts'

/** Why the bank declined, in words for the payer. */
const DECLINE_REASONS: Record<DeclineReason, string> = {
  funds: 'Limite insuficiente',
  security_code: 'Código de segurança incorreto',
  expired_card: 'Cartão vencido',
  call_issuer: 'O banco do cartão pede contato',
  authentication: 'A compra não foi confirmada',
  risk: 'Recusado por segurança',
  other: 'Não autorizado',
}

const STATE_LABELS: Record<ChargeState, string> = {
  pending: 'Aguardando pagamento',
  paid: 'Pago',
  declined: 'Recusado',
  expired: 'Expirado',
}
const DISPUTE_LABELS = {
  opened: 'Em contestação',
  won: 'Contestação decidida a favor da loja',
  lost: 'Contestação decidida a favor do cliente',
}

/** Amount, receiver and state of a charge, as the payer sees them. */
export function chargeSummary(charge: SandboxCharge): string {
  const {
    gatewayId,
    amount,
    state,
    description,
    payerName,
    expiresAt,
    refunded,
    installments,
    dispute,
    brand,
    lastFour,
    declinedFor,
  } = charge
  const lines: [string, string | false][] = [
    ['Para', 'Sensitivos'],
    ['De', escapeHtml(payerName)],
    ['Referente a', escapeHtml(description)],
    ['Cartão', brand !== null && `${brand} final ${lastFour}${installments > 1 ? `, em ${installments} vezes` : ''}`],
    ['Motivo', declinedFor !== null && DECLINE_REASONS[declinedFor]],
    ['Vale até', state === 'pending' && formatDayAndTime(expiresAt)],
    ['Código', gatewayId],
    ['Devolvido', refunded > 0n && formatBRL(refunded)],
    ['Contestação', dispute !== null && DISPUTE_LABELS[dispute.state]],
  ]
  const rows = lines.map(([name, words]) => (words === false ? '' : `<dt>${name}</dt><dd>${words}</dd>`)).join('')
  return `<section><p class="amount">${formatBRL(amount)}</p><p class="state ${state}">${STATE_LABELS[state]}</p><dl>${rows}</dl></section>`
}

const form = (
  charge: SandboxCharge,
  name: string,
  pressed?: boolean,
) => `<form method="post" action="${chargePathOf(charge)}/${name}">
<button class="${name}"${pressed === undefined ? '' : ` aria-pressed="${pressed}"`}>${BUTTONS[name]!.words}</button><small>${BUTTONS[name]!.hint}</small></form>`

/** Buttons of one kind as a choice. `isPressed` returns undefined for buttons of another kind. */
function choice(charge: SandboxCharge, isPressed: (press: ButtonAction) => boolean | undefined): string {
  const forms = Object.entries(BUTTONS).map(([name, press]) => ({ name, pressed: isPressed(press) }))
  return `<div class="post">${forms.map(({ name, pressed }) => (pressed === undefined ? '' : form(charge, name, pressed))).join('')}</div>`
}

/** The demo controls of a charge: refunds, disputes, and how its webhooks are delivered. */
export function chargeTools(charge: SandboxCharge): string {
  const disputes = Object.keys(BUTTONS).filter(
    (name) => 'disputes' in BUTTONS[name]! && BUTTONS[name].from === (charge.dispute?.state ?? 'none'),
  )
  const afterwards =
    charge.state === 'paid'
      ? `<section><h2>Devoluções que a loja pedir</h2>${choice(charge, (press) => ('refunds' in press ? press.refunds === charge.refunds : undefined))}</section>
${disputes.length > 0 ? `<section><h2>Contestação</h2>${disputes.map((name) => form(charge, name)).join('')}</section>` : ''}`
      : ''
  return `${afterwards}<section><h2>Como os avisos chegam à loja</h2>${choice(charge, (press) => ('post' in press ? press.post === charge.post : undefined))}${form(charge, 'repetir-avisos')}</section>`
}

type Move = { state: ChargeState; dueAt: Date } | undefined

/** The page of a Pix with the buttons for its state. */
export function pixPage(charge: SandboxCharge, move: Move): string {
  const moves = Object.keys(BUTTONS).filter(
    (name) => 'moves' in BUTTONS[name]! && BUTTONS[name].from.includes(charge.state),
  )
  const acts = move
    ? `<p role="status">O banco está processando: <strong>${STATE_LABELS[move.state].toLowerCase()}</strong> em instantes. Esta página se atualiza sozinha.</p>`
    : moves.map((name) => form(charge, name)).join('') ||
      '<p>Não há mais nada a fazer com esta cobrança. Volte para a aba da loja: ela já acompanha o resultado.</p>'
  const refresh: Refresh | undefined = move ? { seconds: 2 } : undefined
  return bankPage(
    'Cobrança Pix',
    `<h1>Cobrança Pix</h1>${chargeSummary(charge)}<section><h2>O que acontece agora?</h2>${acts}</section>${chargeTools(charge)}`,
    refresh,
  )
}
