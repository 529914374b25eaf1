import { escapeHtml } from '#shared/escape-html.ts'
import type { MailTemplate } from './mail-template.ts'
import { UNSUBSCRIBE_WORDS, SENDER } from './sender.ts'
import { STYLE } from './style.ts'

const paragraph = (text: string, name: string) => `<p class="${name}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`

/**
 * The mail as HTML in the site's design. Tables, because mail programs support little else; no images, because loading
 * one would reveal when the mail is read.
 */
export function renderHtml(
  { subject, heading, paragraphs, facts = [], quote, code, action, smallPrint = [], unsubscribe }: MailTemplate,
  site: string,
): string {
  const rows = facts
    .map(
      ([label, value]) =>
        `<tr><th align="left" scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
    )
    .join('')
  const body = [
    `<h1>${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => paragraph(text, 'said')),
    rows && `<table class="facts" role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows}</table>`,
    quote && `<blockquote>${escapeHtml(quote).replaceAll('\n', '<br>')}</blockquote>`,
    code && `<p class="code">${escapeHtml(code)}</p>`,
    action &&
      `<p class="act"><a href="${escapeHtml(site + action.path)}" target="_blank" rel="noopener">${escapeHtml(action.words)}</a></p>`,
    action &&
      `<p class="small">Se o botão não abrir, copie este endereço:<br><span class="address">${escapeHtml(site + action.path)}</span></p>`,
    ...smallPrint.map((text) => paragraph(text, 'small')),
  ]
  const left =
    unsubscribe &&
    `<p><a href="${escapeHtml(site + unsubscribe.pagePath)}" target="_blank" rel="noopener">${UNSUBSCRIBE_WORDS}</a></p>`
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${STYLE}</style></head>
<body><table class="ground" role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table class="leaf" role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td>
<p class="name">Sensitivos</p><p class="rule" aria-hidden="true">✦</p>
${body.filter(Boolean).join('\n')}
</td></tr></table>
<div class="foot">${SENDER.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}${left || ''}</div>
</td></tr></table></body></html>`
}
