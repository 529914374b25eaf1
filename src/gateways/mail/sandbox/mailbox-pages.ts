import { formatDayAndTime } from '#shared/dates.ts'
import { escapeHtml } from '#shared/escape-html.ts'
import { MAILBOX_PATH } from './sandbox-mailer.ts'
import { MAILBOX_STYLE } from './page-style.ts'
import type { ReceivedMail } from './sql.ts'

const pageOf = (title: string, body: string) => `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)} · Caixa de demonstração</title>
<style>${MAILBOX_STYLE}</style></head><body><header class="label"><strong>Caixa de e-mails de demonstração</strong> · nenhum e-mail de verdade é enviado</header>
<main>${body}</main></body></html>`

const filterForm = (to: string | undefined) => `<form><label for="para">De quem é a caixa?</label>
<div class="row"><input id="para" name="para" type="email" placeholder="nome@exemplo.com.br" value="${escapeHtml(to ?? '')}"><button>Filtrar</button></div></form>`

/** All received mails, newest first. */
export function mailboxPage(
  mails: readonly Pick<ReceivedMail, 'id' | 'to' | 'subject' | 'receivedAt'>[],
  to: string | undefined,
): string {
  const rows = mails.map(
    ({
      id,
      to: recipient,
      subject,
      receivedAt,
    }) => `<li><a href="${MAILBOX_PATH}/${id}"><strong>${escapeHtml(subject)}</strong>
<span>para ${escapeHtml(recipient)}</span><time datetime="${receivedAt.toISOString()}">${formatDayAndTime(receivedAt)}</time></a></li>`,
  )
  const nothing = `<p class="empty">${to ? 'Nada chegou para este endereço.' : 'Nada chegou ainda.'} Um e-mail leva um ou dois segundos: atualize a página.</p>`
  return pageOf(
    'E-mails',
    `<h1>E-mails que o site enviou</h1>${filterForm(to)}${rows.length > 0 ? `<ul>${rows.join('')}</ul>` : nothing}`,
  )
}

const HEADER_LABELS: Record<string, string> = {
  To: 'Para',
  Subject: 'Assunto',
  'Reply-To': 'Responder para',
  Date: 'Recebido em',
}
const SANDBOX = 'allow-top-navigation-by-user-activation allow-popups'

/** One mail: its headers, its HTML as a mail program shows it, and its plain text. */
export function mailPage({ subject, text, html, headers, receivedAt }: ReceivedMail): string {
  const shown = Object.entries({ ...headers, Date: formatDayAndTime(receivedAt) }).map(
    ([name, value]) => `<dt>${escapeHtml(HEADER_LABELS[name] ?? name)}</dt><dd>${escapeHtml(value)}</dd>`,
  )
  return pageOf(
    subject,
    `<p><a href="${MAILBOX_PATH}">← Todos os e-mails</a></p><h1>${escapeHtml(subject)}</h1><dl>${shown.join('')}</dl>
<iframe title="A carta" sandbox="${SANDBOX}" srcdoc="${escapeHtml(html)}"></iframe>
<details><summary>Só o texto</summary><pre>${linkUrls(text)}</pre></details>`,
  )
}

const linkUrls = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s&<]+(?:&amp;[^\s&<]+)*/g, (url) => `<a href="${url}">${url}</a>`)

export const unknownMailPage = () =>
  pageOf(
    'E-mail não encontrado',
    `<h1>E-mail não encontrado</h1><p><a href="${MAILBOX_PATH}">Ver todos os e-mails</a></p>`,
  )
