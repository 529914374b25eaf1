/** Plain on purpose, so that nobody takes the sandbox bank for the shop or for a real bank. */
const BANK_STYLE = `
:root { --ground: #f4f5f6; --surface: #fff; --ink: #1d2430; --quiet: #505a69; --line: #cfd5dc; --accent: #1f5f4a; --no: #9c2f2f; color-scheme: light dark }
@media (prefers-color-scheme: dark) { :root { --ground: #14181d; --surface: #1d232a; --ink: #edf0f3; --quiet: #aeb7c2; --line: #3a434e; --accent: #7fd0b3; --no: #f0a3a3 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
.label { background: var(--ink); color: var(--ground); padding: 8px 16px; text-align: center; font-size: 14px }
main { max-width: 560px; margin: 0 auto; padding: 24px 16px 48px }
h1 { font-size: 22px; margin: 8px 0 16px } h2 { font-size: 16px; margin: 0 0 4px }
section { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; padding: 16px; margin-bottom: 16px }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0 } dt { color: var(--quiet) } dd { margin: 0; overflow-wrap: anywhere; text-align: right }
.amount { color: var(--ink); font-size: 32px; font-weight: 600; font-variant-numeric: tabular-nums; margin: 0 }
.state { margin: 4px 0 12px; font-weight: 600 } .state.paid { color: var(--accent) } .state.declined, .state.expired { color: var(--no) }
section > p:not([class]) { margin: 0 0 12px; color: var(--quiet) } form { margin: 12px 0 0; display: grid; gap: 2px; align-content: start } small { color: var(--quiet) }
button { min-height: 44px; padding: 8px 16px; border: 1px solid var(--line); border-radius: 6px; background: var(--surface); color: var(--ink); font: inherit; cursor: pointer }
button:hover { border-color: var(--ink) } button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
button.pagar { background: var(--accent); border-color: var(--accent); color: var(--surface); font-weight: 600 } button[aria-pressed=true] { border: 2px solid var(--accent) }
.post { display: grid; grid-template-columns: 1fr 1fr; gap: 0 12px }
form.card { gap: 12px } .field { margin: 0 !important; display: grid; gap: 4px; align-content: start } .field label { color: var(--ink); font-weight: 600 }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 4px 12px } .pair .field { grid-row: span 3; grid-template-rows: subgrid } .pair label { align-self: end } .keep { display: grid; grid-template-columns: auto 1fr; gap: 8px; margin: 0 !important } .keep label { color: var(--ink) }
input:not([type=checkbox]), select { min-height: 44px; width: 100%; min-width: 0; padding: 8px 12px; border: 1px solid var(--quiet); border-radius: 6px; background: var(--surface); color: var(--ink); font: inherit }
::placeholder { color: var(--quiet); opacity: 1 } input[type=checkbox] { width: 24px; height: 24px } input:focus-visible, select:focus-visible, a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px } [aria-invalid] { border-color: var(--no) !important }
a { color: var(--ink); display: inline-block; padding: 4px 0 } .fault { color: var(--no); font-size: 14px } .back { margin: 16px 0 0 } main > .back { margin: 0 0 16px } main > .back a { display: block; padding: 10px 16px; border-radius: 6px; background: var(--accent); color: var(--surface); font-weight: 600; text-align: center; text-decoration: none }
table { width: 100%; border-collapse: collapse; font-size: 14px } th, td { text-align: left; padding: 6px 8px 6px 0; border-top: 1px solid var(--line); vertical-align: top } td.number { white-space: nowrap; font-variant-numeric: tabular-nums }
`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!)

/** Reloads the page after so many seconds, or opens `to`. */
export type Refresh = { seconds: number; to?: string }

/** A whole page of the bank. */
export function bankPage(title: string, body: string, refresh?: Refresh): string {
  const meta = refresh
    ? `<meta http-equiv="refresh" content="${refresh.seconds}${refresh.to ? `;url=${escapeHtml(refresh.to)}` : ''}">`
    : ''
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${meta}<title>${escapeHtml(title)} · Banco de demonstração</title><style>${BANK_STYLE}</style></head>
<body><header class="label"><strong>Banco de demonstração</strong> · nenhum dinheiro de verdade passa por aqui</header><main>${body}</main></body></html>`
}

export const unknownChargePage = () =>
  bankPage(
    'Cobrança não encontrada',
    '<h1>Cobrança não encontrada</h1><section><p>Confira o endereço ou faça um novo pagamento na loja.</p></section>',
  )
