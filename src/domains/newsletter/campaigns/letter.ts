import { renderMarkdown } from '#domains/content/index.ts'
import type { MailTemplate } from '#domains/notifications/index.ts'
import { linkPath, type List, ONE_CLICK_PATH } from '../lists/rules.ts'
import { mailHtml, plainText } from './mail-html.rules.ts'

/** What a campaign says, the same for all of its readers. */
export type Letter = Pick<MailTemplate, 'subject' | 'preheader' | 'heading' | 'paragraphs' | 'body'>

/** A text in Markdown as a mail: safe HTML with whole addresses, and plain text. `site`: our public address. */
export async function letterOf(
  { subject, preheader, body }: { subject: string; preheader: string; body: string },
  site: string,
): Promise<Letter> {
  const html = mailHtml((await renderMarkdown(body)).html, site)
  return { subject, preheader, heading: subject, paragraphs: [], body: { html, text: plainText(html) } }
}

/** How one reader leaves; the campaign is named, so that the team sees how many left because of it. */
export const leavingBy = (list: List, unsubscribeToken: string, campaignId: string) => ({
  path: `${ONE_CLICK_PATH}?token=${unsubscribeToken}&carta=${campaignId}` as const,
  pagePath: linkPath(list, 'sair', unsubscribeToken, campaignId),
})
