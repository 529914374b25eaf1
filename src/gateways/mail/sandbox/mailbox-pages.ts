import { formatDayAndTime } from '#shared/dates.ts'
import { escapeHtml } from '#shared/text.ts'
import { CALENDAR_FILE } from '../mailer.ts'
import { MAILBOX_PATH } from './sandbox-mailer.ts'
import type { ReceivedMail } from './sql.ts'

/** Plain like the sandbox bank's, so that nobody takes it for a real mail provider. */
const MAILBOX_STYLE = `
:root { --ground: #f4f5f6; --surface: #fff; --ink: #1d2430; --quiet: #505a69; --line: #cfd5dc; --accent: #1f5f4a; color-scheme: light dark }
@media (prefers-color-scheme: dark) { :root { --ground: #14181d; --surface: #1d232a; --ink: #edf0f3; --quiet: #aeb7c2; --line: #3a434e; --accent: #7fd0b3 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
.label { background: var(--ink); color: var(--ground); padding: 8px 16px; text-align: center; font-size: 14px }
main { max-width: 760px; margin: 0 auto; padding: 24px 16px 48px }
h1 { font-size: 22px; margin: 8px 0 16px; overflow-wrap: anywhere } a { color: var(--accent) }
form { margin: 0 0 20px; display: grid; gap: 4px } label { font-size: 14px; color: var(--quiet) } .row { display: flex; gap: 8px }
input, button { min-height: 44px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 6px; background: var(--surface); color: var(--ink); font: inherit }
input { flex: 1; min-width: 0 } button { cursor: pointer } :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
ul { list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); overflow: hidden }
li + li { border-top: 1px solid var(--line) }
li a { display: grid; grid-template-columns: 1fr auto; gap: 2px 16px; padding: 12px 16px; color: inherit; text-decoration: none } li a:hover { background: var(--ground) }
li strong { grid-column: 1 / -1; overflow-wrap: anywhere } li span, li time { color: var(--quiet); font-size: 14px; overflow-wrap: anywhere }
@media (max-width: 520px) { li span { grid-column: 1 / -1 } }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0 0 16px; font-size: 14px } dt { color: var(--quiet) } dd { margin: 0; overflow-wrap: anywhere }
iframe { width: 100%; height: 760px; border: 1px solid var(--line); border-radius: 8px; background: #fff }
details { margin-top: 16px } summary { cursor: pointer; padding: 8px 0 } pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--surface); border: 1px solid var(--line); border-radius: 8px; padding: 16px }
.empty { color: var(--quiet) }
`

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

/** One mail: its headers, its HTML as a mail program shows it, its plain text and an attached invitation. */
export function mailPage({ subject, text, html, headers, calendar, receivedAt }: ReceivedMail): string {
  const shown = Object.entries({ ...headers, Date: formatDayAndTime(receivedAt) }).map(
    ([name, value]) => `<dt>${escapeHtml(HEADER_LABELS[name] ?? name)}</dt><dd>${escapeHtml(value)}</dd>`,
  )
  return pageOf(
    subject,
    `<p><a href="${MAILBOX_PATH}">← Todos os e-mails</a></p><h1>${escapeHtml(subject)}</h1><dl>${shown.join('')}</dl>
<iframe title="A carta" sandbox="${SANDBOX}" srcdoc="${escapeHtml(html)}"></iframe>
<details><summary>Só o texto</summary><pre>${linkUrls(text)}</pre></details>${calendar ? attachmentOf(calendar) : ''}`,
  )
}

const attachmentOf = (calendar: string) => `<details><summary>Anexo: ${CALENDAR_FILE}</summary>
<p><a download="${CALENDAR_FILE}" href="data:text/calendar;base64,${Buffer.from(calendar).toString('base64')}">Baixar</a></p>
<pre>${escapeHtml(calendar)}</pre></details>`

const linkUrls = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s&<]+(?:&amp;[^\s&<]+)*/g, (url) => `<a href="${url}">${url}</a>`)

export const unknownMailPage = () =>
  pageOf(
    'E-mail não encontrado',
    `<h1>E-mail não encontrado</h1><p><a href="${MAILBOX_PATH}">Ver todos os e-mails</a></p>`,
  )
