import { escapeHtml } from '#shared/text.ts'
import { emblemPath, MAIL_EMBLEMS, type MailEmblem } from './emblems.ts'
import type { MailTemplate } from './mail-template.ts'
import { UNSUBSCRIBE_WORDS, senderLines } from './sender.ts'

/** The site's design tokens as far as mail programs support them: raw colours, system fonts, light and dark. */
const STYLE = `
body { margin: 0; padding: 0; background: #fbf7f0; color: #1e1b3a; font: 16px/1.6 Figtree, 'Segoe UI', Helvetica, Arial, sans-serif }
.ground { background: #fbf7f0 } .ground > tbody > tr > td { padding: 32px 16px }
.leaf { max-width: 560px; background: #ffffff; border: 1px solid #e4dccd; border-radius: 10px } .leaf > tbody > tr > td { padding: 32px 28px }
.name { margin: 0; font: 500 22px/1.2 Fraunces, Georgia, 'Times New Roman', serif; letter-spacing: -0.01em; text-align: center; color: #1e1b3a }
.rule { margin: 6px 0 24px; border-bottom: 1px solid #e4dccd; padding-bottom: 14px; text-align: center; color: #b07a1e; font-size: 14px; line-height: 1 }
.emblem { margin: 14px 0 20px; text-align: center } .emblem img { display: block; margin: 0 auto; border: 0; font: 600 11px/1.3 Figtree, 'Segoe UI', Helvetica, Arial, sans-serif; color: #8a5d10 } .pictured { text-align: center }
h1 { margin: 0 0 16px; text-wrap: balance; font: 500 26px/1.25 Fraunces, Georgia, 'Times New Roman', serif; letter-spacing: -0.01em }
p { margin: 0 0 16px } .small { font-size: 13px; line-height: 1.5; color: #5b5772 } .address { word-break: break-all }
.act { margin: 24px 0 } .act a { display: inline-block; padding: 13px 24px; border-radius: 6px; background: #3b2f8f; color: #ffffff; font-weight: 600; text-decoration: none }
.facts { margin: 0 0 16px; border-top: 1px solid #e4dccd } .facts th, .facts td { padding: 8px 0; border-bottom: 1px solid #e4dccd; font-size: 15px; vertical-align: top }
.facts th { padding-right: 16px; font-weight: 400; color: #5b5772; white-space: nowrap } .facts td { text-align: right; font-weight: 600; word-break: break-word }
blockquote { margin: 0 0 16px; padding: 4px 0 4px 16px; border-left: 2px solid #b07a1e; word-break: break-word }
.preheader { display: none; max-height: 0; overflow: hidden; mso-hide: all } .text { word-break: break-word } .text h2 { margin: 24px 0 12px; font: 500 21px/1.3 Fraunces, Georgia, 'Times New Roman', serif } .text h3 { margin: 20px 0 8px; font-size: 17px } .text a { color: #3b2f8f } .text ul, .text ol { margin: 0 0 16px; padding-left: 24px } .text table { border-collapse: collapse } .text th, .text td { padding: 6px 10px; border: 1px solid #e4dccd; text-align: left }
.code { margin: 0 0 16px; padding: 12px 14px; border: 1px dashed #b07a1e; border-radius: 6px; font: 14px/1.5 ui-monospace, Menlo, Consolas, monospace; word-break: break-all }
.foot { max-width: 560px; margin: 0 auto; padding: 20px 8px 0; font-size: 12px; line-height: 1.5; color: #5b5772; text-align: center } .foot p { margin: 0 0 4px } .foot a { color: #3b2f8f }
@media (prefers-color-scheme: dark) {
  body, .ground { background: #12142b; color: #f3eee4 } .leaf { background: #1b1e3c; border-color: #343862 } .name { color: #f3eee4 }
  .rule, .facts, .facts th, .facts td { border-color: #343862 } .rule { color: #e2b45c } .emblem img { color: #e2b45c } .small, .facts th, .foot { color: #b6b1cc }
  .act a { background: #a99bff; color: #12142b } blockquote, .code { border-color: #e2b45c } .foot a, .text a { color: #a99bff } .text th, .text td { border-color: #343862 }
}
`

const paragraph = (text: string, name: string) => `<p class="${name}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`

const STAR = '<p class="rule" aria-hidden="true">✦</p>'
const pictureOf = (emblem: MailEmblem, site: string) =>
  `<p class="emblem"><img src="${escapeHtml(site + emblemPath(emblem))}" width="72" height="72" alt="${MAIL_EMBLEMS[emblem]}"></p>`

/**
 * The mail as HTML in the site's design, in tables, because mail programs support little else. Its one picture has the
 * same address in every mail, so that loading it does not tell who reads.
 */
export function renderHtml(template: MailTemplate, site: string): string {
  const { subject, preheader, emblem, heading, paragraphs, body: text, facts = [], quote, code, action } = template
  const { smallPrint = [], unsubscribe } = template
  const rows = facts
    .map(
      ([label, value]) =>
        `<tr><th align="left" scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
    )
    .join('')
  const body = [
    `<h1${emblem ? ' class="pictured"' : ''}>${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((said) => paragraph(said, 'said')),
    text && `<div class="text">${text.html}</div>`,
    rows && `<table class="facts" role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows}</table>`,
    quote && `<blockquote>${escapeHtml(quote).replaceAll('\n', '<br>')}</blockquote>`,
    code && `<p class="code">${escapeHtml(code)}</p>`,
    action &&
      `<p class="act"><a href="${escapeHtml(site + action.path)}" target="_blank" rel="noopener">${escapeHtml(action.words)}</a></p>`,
    action &&
      `<p class="small">Se o botão não abrir, copie este endereço:<br><span class="address">${escapeHtml(site + action.path)}</span></p>`,
    ...smallPrint.map((said) => paragraph(said, 'small')),
  ]
  const left =
    unsubscribe &&
    `<p><a href="${escapeHtml(site + unsubscribe.pagePath)}" target="_blank" rel="noopener">${escapeHtml(unsubscribe.words ?? UNSUBSCRIBE_WORDS)}</a></p>`
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${STYLE}</style></head>
<body>${preheader ? `<div class="preheader">${escapeHtml(preheader)}</div>` : ''}<table class="ground" role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table class="leaf" role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td>
<p class="name">Sensitivos</p>${emblem ? pictureOf(emblem, site) : STAR}
${body.filter(Boolean).join('\n')}
</td></tr></table>
<div class="foot">${senderLines()
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('')}${left || ''}</div>
</td></tr></table></body></html>`
}
