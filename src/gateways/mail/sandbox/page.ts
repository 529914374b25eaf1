import { formatDayAndTime } from '#shared/dates.ts'
import { escaped } from '#shared/html.ts'
import { PAGES } from './mailbox.ts'
import { STYLE } from './page-style.ts'
import type { Delivered } from './sql.ts'

const pageOf = (title: string, body: string) => `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)} · Caixa de demonstração</title>
<style>${STYLE}</style></head><body><header class="label"><strong>Caixa de e-mails de demonstração</strong> · nenhum e-mail de verdade é enviado</header>
<main>${body}</main></body></html>`

const filterForm = (to: string | undefined) => `<form><label for="para">De quem é a caixa?</label>
<div class="row"><input id="para" name="para" type="email" placeholder="nome@exemplo.com.br" value="${escaped(to ?? '')}"><button>Filtrar</button></div></form>`

/** Everything that came, newest first. */
export function boxPage(
  mails: readonly Pick<Delivered, 'id' | 'to' | 'subject' | 'receivedAt'>[],
  to: string | undefined,
): string {
  const rows = mails.map(
    ({ id, to: recipient, subject, receivedAt }) => `<li><a href="${PAGES}/${id}"><strong>${escaped(subject)}</strong>
<span>para ${escaped(recipient)}</span><time datetime="${receivedAt.toISOString()}">${formatDayAndTime(receivedAt)}</time></a></li>`,
  )
  const nothing = `<p class="empty">${to ? 'Nada chegou para este endereço.' : 'Nada chegou ainda.'} Um e-mail leva um ou dois segundos: atualize a página.</p>`
  return pageOf(
    'E-mails',
    `<h1>E-mails que o site enviou</h1>${filterForm(to)}${rows.length > 0 ? `<ul>${rows.join('')}</ul>` : nothing}`,
  )
}

const WORDS: Record<string, string> = {
  To: 'Para',
  Subject: 'Assunto',
  'Reply-To': 'Responder para',
  Date: 'Recebido em',
}
const SANDBOX = 'allow-top-navigation-by-user-activation allow-popups'

/** One mail: its headers, the letter as a mail program shows it, and its plain text. */
export function mailPage({ subject, text, html, headers, receivedAt }: Delivered): string {
  const shown = Object.entries({ ...headers, Date: formatDayAndTime(receivedAt) }).map(
    ([name, value]) => `<dt>${escaped(WORDS[name] ?? name)}</dt><dd>${escaped(value)}</dd>`,
  )
  return pageOf(
    subject,
    `<p><a href="${PAGES}">← Todos os e-mails</a></p><h1>${escaped(subject)}</h1><dl>${shown.join('')}</dl>
<iframe title="A carta" sandbox="${SANDBOX}" srcdoc="${escaped(html)}"></iframe>
<details><summary>Só o texto</summary><pre>${linked(text)}</pre></details>`,
  )
}

const linked = (text: string) =>
  escaped(text).replace(/https?:\/\/[^\s&<]+(?:&amp;[^\s&<]+)*/g, (url) => `<a href="${url}">${url}</a>`)

export const unknownPage = () =>
  pageOf('E-mail não encontrado', `<h1>E-mail não encontrado</h1><p><a href="${PAGES}">Ver todos os e-mails</a></p>`)
