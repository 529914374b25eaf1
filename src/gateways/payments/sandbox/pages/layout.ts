import { BANK_STYLE } from './style.ts'

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
